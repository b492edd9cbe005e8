-- One rewrite of the table. Indexes of a dropped column go with it.
ALTER TABLE "vendors"
  DROP COLUMN "name_key",
  DROP COLUMN "code_key",
  DROP COLUMN "nickname_key",
  DROP COLUMN "city_key",
  DROP COLUMN "email_key";--> statement-breakpoint
ALTER TABLE "vendors"
  ADD COLUMN "name_key" text GENERATED ALWAYS AS (lower(regexp_replace(regexp_replace(normalize("name", NFD), '[\u0300-\u036f]+', '', 'g'), '[\s\u00a0]+', ' ', 'g'))) STORED,
  ADD COLUMN "code_key" text GENERATED ALWAYS AS (lower(regexp_replace(regexp_replace(normalize(coalesce("code", ''), NFD), '[\u0300-\u036f]+', '', 'g'), '[\s\u00a0]+', ' ', 'g'))) STORED,
  ADD COLUMN "nickname_key" text GENERATED ALWAYS AS (lower(regexp_replace(regexp_replace(normalize(coalesce("nickname", ''), NFD), '[\u0300-\u036f]+', '', 'g'), '[\s\u00a0]+', ' ', 'g'))) STORED,
  ADD COLUMN "city_key" text GENERATED ALWAYS AS (lower(regexp_replace(regexp_replace(normalize(coalesce("city", ''), NFD), '[\u0300-\u036f]+', '', 'g'), '[\s\u00a0]+', ' ', 'g'))) STORED,
  ADD COLUMN "email_key" text GENERATED ALWAYS AS (lower(regexp_replace(regexp_replace(normalize(coalesce("email", ''), NFD), '[\u0300-\u036f]+', '', 'g'), '[\s\u00a0]+', ' ', 'g'))) STORED;--> statement-breakpoint
CREATE INDEX "vendors_by_name" ON "vendors" USING btree ("name_key","vendor_id") WHERE "vendors"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vendors_by_code" ON "vendors" USING btree ("code_key","vendor_id") WHERE "vendors"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vendors_by_nickname" ON "vendors" USING btree ("nickname_key","vendor_id") WHERE "vendors"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vendors_by_city" ON "vendors" USING btree ("city_key","vendor_id") WHERE "vendors"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vendors_by_email" ON "vendors" USING btree ("email_key","vendor_id") WHERE "vendors"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "vendors_search" ON "vendors" USING gin ("name_key" gin_trgm_ops,"code_key" gin_trgm_ops,"nickname_key" gin_trgm_ops,"city_key" gin_trgm_ops,"email_key" gin_trgm_ops,"phone_key" gin_trgm_ops);
