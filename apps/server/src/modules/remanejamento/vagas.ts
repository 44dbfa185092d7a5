import { sql, type RawBuilder } from 'kysely'
import { MAXIMO_DE_VAGAS, type VagaLivre } from '@rh/domain/contract/remanejamento'
import { ordenarPostos, type PostoLivre, type QuemVai } from '@rh/domain/regras/alteracao/afinidade'
import { treinamentosQueFaltam } from '@rh/domain/regras/alteracao/remanejamento-destino'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { termosDoPosto, vagasLivres } from '../contratos/ocupacao.ts'
import { contratoNoEscopo, type Escopo } from '../processo/escopo.ts'
import { findPartida } from '../processo/alteracao/partida.ts'
import { requireVinculo } from '../colaborador/vinculo.ts'
import { findPessoa, type Pessoa } from './pessoa.ts'

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
  const [{ atual }, pessoa] = await Promise.all([
    findPartida(db, { vinculoId: colaborador, dia, processoId: null }),
    findPessoa(db, colaborador, dia),
  ])
  const quem = await findQuemVai(db, { ...atual, cargoId: cargoId ?? atual.cargoId })
  const menosPosto = atual.reserva ? null : atual.postoId
  const postos = await buscarPostos(db, { quem, dia, busca, menosPosto, ator })
  return comAfinidade(postos, quem, pessoa.treinamentos, dia)
}

/** Candidates by how well they suit a person, as who asks may see them. */
export function comAfinidade(
  linhas: readonly Candidato[],
  quem: QuemVai,
  treinamentos: Pessoa['treinamentos'],
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

type Vinculo = Pick<
  QuemVai,
  'cargoId' | 'escalaId' | 'insalubridade' | 'periculosidade' | 'salarioCentavos'
> & { readonly postoId: number }

/** What the fit asks of the contract of a person. */
export async function findQuemVai(db: Db, vinculo: Vinculo): Promise<QuemVai> {
  const { cargoId, escalaId, insalubridade, periculosidade, salarioCentavos } = vinculo
  const lugar = await db
    .selectFrom('posto as po')
    .innerJoin('local as lo', 'lo.id', 'po.localId')
    .innerJoin('municipio as mu', 'mu.ibge', 'lo.municipioIbge')
    .select(['mu.ibge as municipioIbge', 'mu.uf'])
    .select((eb) => eb.selectFrom('escala').select('noturna').where('id', '=', escalaId).as('noturna'))
    .where('po.id', '=', vinculo.postoId)
    .executeTakeFirstOrThrow()
  const noturna = lugar.noturna ?? false
  return { ...lugar, noturna, cargoId, escalaId, insalubridade, periculosidade, salarioCentavos }
}

export interface Procura {
  readonly quem: QuemVai
  readonly dia: string
  readonly busca: string | undefined
  readonly menosPosto: number | null
  readonly ator: Escopo
}

/** Every word of the search is part of a name. */
const achadas = (busca: string | undefined): RawBuilder<boolean> => {
  const palavras = (busca ?? '').split(/\s+/).filter((palavra) => palavra !== '')
  return sql`(${sql.join(
    [
      sql`true`,
      ...palavras.map(
        (palavra) =>
          sql`busca(concat_ws(' ', lo.nome, co.numero, cl.nome_fantasia, mu.nome, ca.titulo)) like '%' || busca(${palavra}) || '%'`,
      ),
    ],
    sql` and `,
  )})`
}

/**
 * Slots are counted post by post in the order of the fit, until there are enough: most posts are full, and counting is what
 * takes the time.
 */
export async function buscarPostos(
  db: Db,
  { quem, dia, busca, menosPosto, ator }: Procura,
): Promise<Candidato[]> {
  const { rows } = await sql<Candidato>`
    with candidatos as materialized (
      select po.id, po.cargo_id, po.escala_id, po.contrato_id, lo.nome as local, lo.municipio_ibge, mu.nome as municipio,
             mu.uf, co.numero || ' · ' || cl.nome_fantasia as contrato, ca.titulo as cargo, ca.nrs, es.nome as escala,
             es.noturna, te.quantidade, te.insalubridade, te.periculosidade, te.salario_previsto_centavos
        from contrato co
        join cliente cl on cl.id = co.cliente_id
        join posto po on po.contrato_id = co.id
        join local lo on lo.id = po.local_id
        join municipio mu on mu.ibge = lo.municipio_ibge
        join cargo ca on ca.id = po.cargo_id
        join escala es on es.id = po.escala_id
        join ${termosDoPosto(dia)} on te.quantidade > 0 and te.desde <= ${dia}::date
       where ${dia}::date between co.inicio and co.termino and po.id is distinct from ${menosPosto}::int
         and ${achadas(busca)}
       order by (lo.municipio_ibge = ${quem.municipioIbge}) desc, (mu.uf = ${quem.uf}) desc,
                (po.escala_id = ${quem.escalaId}) desc, (po.cargo_id = ${quem.cargoId}) desc,
                (te.insalubridade = ${quem.insalubridade} and te.periculosidade = ${quem.periculosidade}) desc,
                (te.salario_previsto_centavos >= ${quem.salarioCentavos}) desc, po.id)
    select po.id as posto_id, po.local, po.cargo, po.cargo_id, po.escala, po.escala_id, po.municipio, po.municipio_ibge, po.uf,
           po.contrato, po.nrs, po.noturna, po.quantidade, po.insalubridade, po.periculosidade,
           po.salario_previsto_centavos, livres.vagas, ${contratoNoEscopo(ator, 'po.contrato_id')} as visivel
      from candidatos po
      cross join lateral (select ${vagasDoCandidato(dia)} as vagas offset 0) livres
     where livres.vagas > 0
     limit ${MAXIMO_DE_VAGAS}`.execute(db)
  return rows
}

/** `vagasLivres` names the terms of the post `te`: here they are the candidate's own. */
const vagasDoCandidato = (dia: string) =>
  sql<number>`(select ${vagasLivres(dia)} from (select po.quantidade) te)`
