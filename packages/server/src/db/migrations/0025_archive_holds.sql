CREATE TABLE "archive_holds" (
	"kind" text PRIMARY KEY NOT NULL,
	"held_until" timestamp with time zone NOT NULL
);
