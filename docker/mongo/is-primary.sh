#!/bin/bash
# Health check: asks the server in MongoDB's own protocol (OP_MSG, one `hello` command) whether it is the primary, which takes
# writes. `hello` needs no password. MongoDB's shell would answer the same, and takes seconds to start.
set -eu

exec 3<>"/dev/tcp/127.0.0.1/${MONGO_PORT:-27017}"
# Header: 52 bytes, request 1, answer to none, OP_MSG (2013); no flags; one section, kind 0:
# the BSON document { hello: 1, $db: "admin" }, 31 bytes.
printf '\x34\0\0\0\x01\0\0\0\0\0\0\0\xdd\x07\0\0\0\0\0\0\0' >&3
printf '\x1f\0\0\0\x10hello\0\x01\0\0\0\x02$db\0\x06\0\0\0admin\0\0' >&3
# A BSON boolean: 8, the name, a zero, 1 for true. The first read ends with the answer, which is one packet or two.
timeout 5 dd bs=4096 count=1 <&3 2>/dev/null | LC_ALL=C grep -qaP '\x08isWritablePrimary\x00\x01'
