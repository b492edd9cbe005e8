DROP INDEX "audit_at";--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "part_of" bigint;--> statement-breakpoint
CREATE INDEX "trucks_alike_plate" ON "trucks" USING btree (regexp_replace(lower("license_plate"), '[^a-z0-9]+', '', 'g'));--> statement-breakpoint
CREATE INDEX "vendors_alike_name" ON "vendors" USING btree (regexp_replace(lower("name"), '[^a-z0-9]+', '', 'g'));--> statement-breakpoint
CREATE INDEX "vendors_alike_code" ON "vendors" USING btree (regexp_replace(lower("code"), '[^a-z0-9]+', '', 'g'));--> statement-breakpoint
CREATE INDEX "audit_parts" ON "audit" USING btree ("part_of","audit_id") WHERE "audit"."part_of" is not null;--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at","audit_id") WHERE "audit"."part_of" is null;