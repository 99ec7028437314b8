"""openapi-python-client: a module for each operation, with models that know their types."""

import os

from linkwright_client import AuthenticatedClient
from linkwright_client.api.dashboard import list_sites
from linkwright_client.api.operations import get_operation
from linkwright_client.api.tools import start_opengraph_tags
from linkwright_client.models import OpengraphTagsRequest, Operation

client = AuthenticatedClient(base_url=os.environ["LINKWRIGHT_URL"], token=os.environ["LINKWRIGHT_TOKEN"])

with client:
    sites = list_sites.sync(client=client)
    assert isinstance(sites, list), sites

    body = OpengraphTagsRequest.from_dict({"page": {"title": "Oak lamps"}})
    started = start_opengraph_tags.sync(client=client, body=body, prefer="respond-async")
    assert isinstance(started, Operation), started

    operation = get_operation.sync(id=started.id, client=client)
    assert isinstance(operation, Operation), operation

print(f"{len(sites)} sites, operation {operation.type_} is {operation.status}")
