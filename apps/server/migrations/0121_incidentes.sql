-- Register of incidents with personal data (LGPD art. 48; Resolução CD/ANPD 15/2024, art. 10): never deleted, corrected in
-- sight of the trail.
create table incidente (
  id int generated always as identity primary key,
  conhecido_em date not null,
  ocorrido_em date check (ocorrido_em <= conhecido_em),
  descricao text not null,
  categorias text[] not null check (cardinality(categorias) > 0),
  titulares int not null check (titulares >= 0),
  risco_relevante boolean not null,
  avaliacao text not null,
  medidas text not null,
  anpd_em date check (anpd_em >= conhecido_em),
  anpd_protocolo text,
  titulares_em date check (titulares_em >= conhecido_em),
  sem_comunicacao text,
  registrado_por int not null references usuario,
  registrado_em timestamptz not null,
  versao int not null default 1,
  check (risco_relevante or sem_comunicacao is not null)
);
create index incidente_conhecido on incidente (conhecido_em desc, id desc);
create trigger auditar after insert or update or delete on incidente
  for each row execute function auditar('incidente', 'id');
create function incidente_fica() returns trigger language plpgsql as $$
begin
  raise exception 'Incidents stay in the register' using errcode = '42501';
end $$;
create trigger incidente_fica before delete on incidente for each row execute function incidente_fica();
