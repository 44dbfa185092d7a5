-- Readers of effects wait for the writes under way by their locks; the number of the transaction was read by nobody.
-- contrai: nothing reads it, and no write names it.
alter table efeito drop column xid;
