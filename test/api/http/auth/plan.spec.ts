import { expect } from 'chai';
import { type Request, request } from 'express';
import { demandPlan, hasPlan, requirePlan } from '../../../../api/http/auth/plan.js';
import type { Plan } from '../../../../api/http/auth/plans.js';
import { openContext } from '../../../../api/http/requests/request-context.js';

describe('[U] requirePlan', () => {
  function outcome(plan: Plan | null, required?: Plan[]): unknown {
    const req: Request = Object.create(request);
    const context = openContext(req, 'req-1');
    context.user = plan && { id: 'alice', plan, verified_email: null, groups: null };
    const operation = { operationId: 'op', responses: {}, ...(required && { 'x-required-plans': required }) };
    context.match = { path: '/', operation, allowed: ['GET'] };
    let passed: unknown = 'stopped';
    try {
      // The handler only reads the request.
      Reflect.apply(requirePlan, undefined, [req, {}, () => (passed = 'passed')]);
    } catch (failure) {
      return failure;
    }
    return passed;
  }

  it('lets the named plans pass, and all where none are named', () => {
    expect([
      outcome('premium', ['premium', 'enterprise']),
      outcome('enterprise', ['premium', 'enterprise']),
      outcome('free'),
    ]).to.deep.equal(['passed', 'passed', 'passed']);
  });

  it('tells others what they would need', () => {
    expect(outcome('free', ['premium', 'enterprise'])).to.deep.include({
      status: 402,
      body: {
        detail: 'Premium or Enterprise subscription required',
        plan: 'free',
        required_plans: ['premium', 'enterprise'],
      },
    });
  });

  it('asks for the plan that a part needs only when told to', () => {
    const ask = (plan: Plan, required?: Plan[]) => {
      const req: Request = Object.create(request);
      const context = openContext(req, 'req-1');
      context.user = { id: 'alice', plan, verified_email: null, groups: null };
      const operation = { operationId: 'op', responses: {}, ...(required && { 'x-partly-required-plans': required }) };
      context.match = { path: '/', operation, allowed: ['POST'] };
      return req;
    };
    const paid: Plan[] = ['premium', 'enterprise'];
    expect([hasPlan(ask('free', paid)), hasPlan(ask('premium', paid)), hasPlan(ask('free'))]).to.deep.equal([
      false,
      true,
      true,
    ]);
    expect(() => demandPlan(ask('free', paid)))
      .to.throw()
      .with.include({ status: 402 });
    expect(() => demandPlan(ask('enterprise', paid))).not.to.throw();
    expect(() => demandPlan(ask('free'))).not.to.throw();
  });

  it('wants to know the user first', () => {
    expect(outcome(null, ['premium'])).to.deep.include({ status: 401 });
  });
});
