CREATE TABLE "fix_archives" (
	"name" text PRIMARY KEY NOT NULL,
	"from" timestamp with time zone,
	"to" timestamp with time zone NOT NULL,
	"parts" jsonb NOT NULL
);
