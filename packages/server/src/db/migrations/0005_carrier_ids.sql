CREATE TABLE "carrier_ids" (
	"provider_sid" text PRIMARY KEY NOT NULL,
	"message_id" bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO "carrier_ids" SELECT "provider_sid", "message_id" FROM "messages" WHERE "provider_sid" IS NOT NULL;
--> statement-breakpoint
DROP INDEX "messages_provider_sid";--> statement-breakpoint
DROP INDEX "messages_scheduled";--> statement-breakpoint
ALTER TABLE "carrier_ids" ADD CONSTRAINT "carrier_ids_message_id_messages_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("message_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "provider_sid";--> statement-breakpoint
-- Room on each page for the row's next state: what no index holds then changes in place.
ALTER TABLE "messages" SET (fillfactor = 85);--> statement-breakpoint
ALTER TABLE "outbox" SET (fillfactor = 50);
