import { sql, type RawBuilder } from 'kysely'
import { MAXIMO_DE_VAGAS, type VagaLivre } from '@rh/domain/contract/remanejamento'
import { ordenarPostos, type PostoLivre, type QuemVai } from '@rh/domain/regras/alteracao/afinidade'
import { treinamentosQueFaltam } from '@rh/domain/regras/alteracao/remanejamento-destino'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { requireVinculo, versaoVigente } from '../colaborador/vinculo.ts'
import { vagasLivres } from '../contratos/ocupacao.ts'
import { contratoNoEscopo, type Escopo } from '../processo/escopo.ts'
import { treinamentosDaPessoa, type TreinamentoFeito } from '../processo/treinamentos.ts'

interface Busca {
  readonly colaborador: number
  readonly vigencia?: string | undefined
  readonly cargoId?: number | undefined
  readonly busca?: string | undefined
}

/** A post with a free slot, as the search reads it. */
export interface Candidato extends Omit<PostoLivre, 'treinamentosQueFaltam' | 'distanciaKm'> {
  readonly postoId: number
  readonly local: string
  readonly cargo: string
  readonly escala: string
  readonly municipio: string
  readonly contrato: string
  readonly visivel: boolean
  readonly nrs: readonly string[]
  readonly quantidade: number
}

/** Posts with a free slot on the day, the best for the person first; of contracts of others, only post and hours. */
export async function listVagas(
  db: Db,
  { colaborador, vigencia, cargoId, busca }: Busca,
  ator: Ator,
  hoje: string,
): Promise<VagaLivre[]> {
  await requireVinculo(db, colaborador, ator, hoje)
  const dia = vigencia ?? hoje
  const procurado = (await listProcurados(db, [colaborador], dia)).get(colaborador)
  if (!procurado) throw failure('nao_encontrado')
  const { postoId: menosPosto, treinamentos } = procurado
  const quem = { ...procurado.quem, cargoId: cargoId ?? procurado.quem.cargoId }
  const postos = await buscarPostos(db, { quem, dia, busca, menosPosto, ator })
  return comAfinidade(postos, quem, treinamentos, dia)
}

/** Candidates by how well they suit a person, as who asks may see them. */
export function comAfinidade(
  linhas: readonly Candidato[],
  quem: QuemVai,
  treinamentos: readonly TreinamentoFeito[],
  dia: string,
): VagaLivre[] {
  const postos = linhas.map((linha) => ({
    ...linha,
    distanciaKm: null,
    treinamentosQueFaltam: treinamentosQueFaltam({ exigidos: linha.nrs, feitos: treinamentos }, dia),
  }))
  return ordenarPostos(quem, postos).map((posto) => ({
    postoId: posto.postoId,
    local: posto.local,
    cargo: posto.cargo,
    escala: posto.escala,
    municipio: posto.municipio,
    uf: posto.uf,
    contrato: posto.visivel ? posto.contrato : null,
    vagas: posto.vagas,
    quantidade: posto.quantidade,
    afinidade: posto.afinidade,
    // What a post of others pays is not told, nor that it pays less.
    porques: posto.porques.filter(({ texto }) => posto.visivel || !texto.startsWith('salário')),
  }))
}

/** Whom a slot is looked for, with the trainings that they hold. */
export interface Procurado {
  readonly id: number
  readonly quem: QuemVai
  readonly treinamentos: readonly TreinamentoFeito[]
  /** The post held on the day; null for who is in the pool. */
  readonly postoId: number | null
}

type LinhaDeQuem = Omit<Procurado, 'quem'> & QuemVai

/** What the fit asks of these people, by their contract of a day: one query for however many. */
export async function listProcurados(
  db: Db,
  ids: readonly number[],
  dia: string,
): Promise<ReadonlyMap<number, Procurado>> {
  const { rows } = await sql<LinhaDeQuem>`
    select v.id, ve.cargo_id, ve.escala_id, ve.insalubridade, ve.periculosidade, ve.salario_centavos, lo.municipio_ibge,
           mu.uf, es.noturna, mo.ibge as moradia_ibge, case when not ve.reserva then ve.posto_id end as posto_id,
           ${treinamentosDaPessoa('pe.id')} as treinamentos
      from vinculo v
      join pessoa pe on pe.id = v.pessoa_id
      ${versaoVigente(dia)}
      join escala es on es.id = ve.escala_id
      join posto po on po.id = ve.posto_id
      join local lo on lo.id = po.local_id
      join municipio mu on mu.ibge = lo.municipio_ibge
      left join municipio mo on mo.nome = pe.municipio and mo.uf = pe.uf
     where v.id = any (${[...ids]}::int[])`.execute(db)
  return new Map(
    rows.map(({ id, treinamentos, postoId, ...quem }) => [id, { id, quem, treinamentos, postoId }]),
  )
}

export interface Procura {
  readonly quem: QuemVai
  readonly dia: string
  readonly busca: string | undefined
  readonly menosPosto: number | null
  readonly ator: Escopo
}

/** Every word of the search is part of a name; without one nothing is read of the names. */
function achadas(busca: string | undefined): RawBuilder<unknown> {
  const palavras = (busca ?? '').split(/\s+/).filter((palavra) => palavra !== '')
  if (palavras.length === 0) return sql``
  return sql`join cliente cl on cl.id = co.cliente_id
    join municipio mu on mu.ibge = lo.municipio_ibge
    join cargo ca on ca.id = po.cargo_id
     and ${sql.join(
       palavras.map(
         (palavra) =>
           sql`position(busca(${palavra}) in busca(concat_ws(' ', lo.nome, co.numero, cl.nome_fantasia, mu.nome, ca.titulo))) > 0`,
       ),
       sql` and `,
     )}`
}

/** How well a post suits, as one number to order by: each reason outweighs all those after it, as in `avaliarPosto`. */
const pontos = (quem: QuemVai) => {
  const { municipioIbge, moradiaIbge, escalaId, cargoId, insalubridade, periculosidade } = quem
  // The first two digits of the code of a town are those of its state (IBGE).
  return sql`(64 * (lo.municipio_ibge in (${municipioIbge}, ${moradiaIbge ?? municipioIbge}))::int
    + 32 * (lo.municipio_ibge / 100000 = ${municipioIbge} / 100000)::int + 16 * (po.escala_id = ${escalaId})::int
    + 8 * (po.cargo_id = ${cargoId})::int
    + 4 * (te.insalubridade = ${insalubridade} and te.periculosidade = ${periculosidade})::int
    + 2 * (te.salario_previsto_centavos >= ${quem.salarioCentavos})::int)`
}

/**
 * Slots are counted post by post in the order of the fit, until there are enough: most posts are full, and counting is what
 * takes the time. The order is made of numbers alone, and the names are read of those that are answered.
 */
export async function buscarPostos(
  db: Db,
  { quem, dia, busca, menosPosto, ator }: Procura,
): Promise<Candidato[]> {
  const { rows } = await sql<Candidato>`
    with termos as materialized (
      select distinct on (pv.posto_id) pv.* from posto_vigencia pv
       where pv.desde <= ${dia}::date order by pv.posto_id, pv.desde desc),
    candidatos as materialized (
      select po.id, po.contrato_id, te.quantidade, ${pontos(quem)} as pontos
        from contrato co
        join posto po on po.contrato_id = co.id
        join local lo on lo.id = po.local_id
        join termos te on te.posto_id = po.id and te.quantidade > 0
        ${achadas(busca)}
       where ${dia}::date between co.inicio and co.termino and po.id is distinct from ${menosPosto}::int
       order by pontos desc, po.id),
    livres as materialized (
      select po.id, po.pontos, po.quantidade, contados.vagas
        from candidatos po
        cross join lateral (select ${vagasDoCandidato(dia)} as vagas offset 0) contados
       where contados.vagas > 0
       limit ${MAXIMO_DE_VAGAS})
    select po.id as posto_id, lo.nome as local, ca.titulo as cargo, po.cargo_id, es.nome as escala, po.escala_id,
           mu.nome as municipio, lo.municipio_ibge, mu.uf, co.numero || ' · ' || cl.nome_fantasia as contrato, ca.nrs,
           es.noturna, li.quantidade, te.insalubridade, te.periculosidade, te.salario_previsto_centavos, li.vagas,
           ${contratoNoEscopo(ator, 'po.contrato_id')} as visivel
      from livres li
      join posto po on po.id = li.id
      join termos te on te.posto_id = po.id
      join contrato co on co.id = po.contrato_id
      join cliente cl on cl.id = co.cliente_id
      join local lo on lo.id = po.local_id
      join municipio mu on mu.ibge = lo.municipio_ibge
      join cargo ca on ca.id = po.cargo_id
      join escala es on es.id = po.escala_id
     order by li.pontos desc, li.id`.execute(db)
  return rows
}

/** `vagasLivres` names the terms of the post `te`: here they are the candidate's own. */
const vagasDoCandidato = (dia: string) =>
  sql<number>`(select ${vagasLivres(dia)} from (select po.quantidade) te)`
