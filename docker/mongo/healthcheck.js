// Runs in mongosh as the health check of the mongo service. A single server can do transactions only as a replica set
// of one, so the first check makes it one; healthy means: it is primary and takes writes.
const NOT_YET_INITIALIZED = 94;

try {
  db.adminCommand({ replSetGetStatus: 1 });
} catch (error) {
  if (error.code !== NOT_YET_INITIALIZED) throw error;
  // The member is known by the service's name: that is what the drivers in the other containers will dial.
  db.adminCommand({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] } });
}
if (!db.hello().isWritablePrimary) quit(1);
