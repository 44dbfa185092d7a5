-- What a client may ask for about who serves it: the proofs of each month, and who took the pack of a month for whom.

create table contrato_comprovante (
  id int generated always as identity primary key,
  contrato_id int not null references contrato,
  -- First day of the month that it proves.
  mes date not null check (extract(day from mes) = 1),
  tipo text not null,
  arquivo_id uuid not null unique references arquivo,
  descricao text,
  usuario_id int not null references usuario,
  em timestamptz not null,
  retirado_em timestamptz,
  retirado_por int references usuario,
  check ((retirado_em is null) = (retirado_por is null))
);
create index contrato_comprovante_mes on contrato_comprovante (contrato_id, mes) where retirado_em is null;
create trigger auditar after insert or update or delete on contrato_comprovante
  for each row execute function auditar('contrato', 'contrato_id');

-- Who took the dossier of a month, for whom and why, with the index as it was (LGPD art. 37).
create table contrato_dossie (
  id int generated always as identity primary key,
  contrato_id int not null references contrato,
  mes date not null check (extract(day from mes) = 1),
  para text not null,
  motivo text not null,
  certificados boolean not null,
  pessoas int not null check (pessoas >= 0),
  itens jsonb not null,
  usuario_id int not null references usuario,
  em timestamptz not null
);
create index contrato_dossie_contrato on contrato_dossie (contrato_id, id);
create trigger contrato_dossie_imutavel before update or delete on contrato_dossie
  for each row execute function somente_acrescimo();
create trigger auditar after insert on contrato_dossie
  for each row execute function auditar('contrato', 'contrato_id', '', 'itens');
