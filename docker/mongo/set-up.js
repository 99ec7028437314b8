// Runs in mongosh, in the network of the mongo service. A single server can do transactions only as a replica set of one, so
// it becomes one; and the users of our own processes are as .env says, with passwords and rights of today.
const NOT_YET_INITIALIZED = 94;
const AUTHENTICATION_FAILED = 18;
const {
  MONGO_INITDB_ROOT_USERNAME: user,
  MONGO_INITDB_ROOT_PASSWORD: pwd,
  LINKWRIGHT_PASSWORD,
  LINKWRIGHT_BROWSER_PASSWORD,
} = process.env;
const DATABASE = 'linkwright';
/** What the browser worker's activities read. */
const READ = ['artifact_chunks', 'artifacts', 'audits', 'crawl_access', 'crawl_pages', 'crawls', 'report_brands'];
const WRITTEN = ['artifact_chunks', 'artifacts'];

function signIn() {
  try {
    db.auth(user, pwd);
  } catch (error) {
    if (error.code !== AUTHENTICATION_FAILED) throw error;
    // A volume from before passwords were asked for has no user yet: the server lets its own machine make the first one, and
    // refuses as soon as there is any.
    db.createUser({ user, pwd, roles: ['root'] });
    db.auth(user, pwd);
  }
}

function initiate() {
  try {
    db.adminCommand({ replSetGetStatus: 1 });
  } catch (error) {
    if (error.code !== NOT_YET_INITIALIZED) throw error;
    // The member is known by the service's name: that is what the drivers in the other containers will dial.
    db.adminCommand({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] } });
  }
}

function keepRole(role, privileges) {
  const found = db.getRole(role);
  if (found === null) db.createRole({ role, privileges, roles: [] });
  else db.updateRole(role, { privileges, roles: [] });
}

function keepUser(name, password, roles) {
  if (db.getUser(name) === null) db.createUser({ user: name, pwd: password, roles });
  else db.updateUser(name, { pwd: password, roles });
}

const privilege = (collection) => ({
  resource: { db: DATABASE, collection },
  actions: WRITTEN.includes(collection) ? ['find', 'insert', 'update', 'remove'] : ['find'],
});

const { setName, isreplicaset } = db.hello();
// The image sets its data up with a server of its own, which is no member of any set and gone in a moment.
if (!setName && !isreplicaset) quit(1);
signIn();
initiate();
if (!db.hello().isWritablePrimary) quit(1);
// Ours may use their own database and no other.
keepUser('linkwright', LINKWRIGHT_PASSWORD, [{ role: 'readWrite', db: DATABASE }]);
keepRole('linkwrightBrowser', READ.map(privilege));
keepUser('linkwright-browser', LINKWRIGHT_BROWSER_PASSWORD, [{ role: 'linkwrightBrowser', db: 'admin' }]);
print('replica set and users are ready');
