ALTER TABLE "contacts" ADD COLUMN "seen_message_id" bigint;--> statement-breakpoint
CREATE INDEX "carrier_ids_message" ON "carrier_ids" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "messages_created" ON "messages" USING brin ("created_at");