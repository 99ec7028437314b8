// Runs in mongosh as the health check of the mongo service. A single server can do transactions only as a replica set
// of one, so the first check makes it one, and adds the user of our own processes; healthy means: it is primary and takes
// writes.
const NOT_YET_INITIALIZED = 94;
const AUTHENTICATION_FAILED = 18;
const { MONGO_INITDB_ROOT_USERNAME: user, MONGO_INITDB_ROOT_PASSWORD: pwd, LINKWRIGHT_PASSWORD } = process.env;

try {
  db.auth(user, pwd);
} catch (error) {
  if (error.code !== AUTHENTICATION_FAILED) throw error;
  // A volume from before passwords were asked for has no user yet: the server lets its own machine make the first one, and
  // refuses as soon as there is any.
  db.createUser({ user, pwd, roles: ['root'] });
  db.auth(user, pwd);
}

try {
  db.adminCommand({ replSetGetStatus: 1 });
} catch (error) {
  if (error.code !== NOT_YET_INITIALIZED) throw error;
  // The member is known by the service's name: that is what the drivers in the other containers will dial.
  db.adminCommand({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] } });
}
if (!db.hello().isWritablePrimary) quit(1);

// Ours may use their own database and no other.
const roles = [{ role: 'readWrite', db: 'linkwright' }];
if (db.getUser('linkwright') === null) db.createUser({ user: 'linkwright', pwd: LINKWRIGHT_PASSWORD, roles });
