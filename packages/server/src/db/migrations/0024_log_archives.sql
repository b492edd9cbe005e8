CREATE TABLE "audit_archives" (
	"file" text PRIMARY KEY NOT NULL,
	"lines" integer NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_at";--> statement-breakpoint
CREATE INDEX "audit_leaving" ON "audit" USING btree ("at","audit_id") WHERE entity not in ('truck', 'vendor', 'fleet_import');--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at","audit_id","part_of");