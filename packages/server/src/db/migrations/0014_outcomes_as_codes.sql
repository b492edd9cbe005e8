-- Outcomes were sentences; what can't be read as a code with its numbers is left out of the process's list.
DELETE FROM "route_process_days" WHERE left("outcome", 1) <> '{';
