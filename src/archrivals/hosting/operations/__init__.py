"""What can be asked of the application, over HTTP or within a page: one list for every door.

An operation has a record for its request, a record for its reply and a function that answers it.
:mod:`.declared` says how one is written down; the server's routes, the routes of a page and the
types of the browser follow from it.
"""
