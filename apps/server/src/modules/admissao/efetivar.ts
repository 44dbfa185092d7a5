import { sql } from 'kysely'
import type { DadosAdmissao } from '@rh/domain/processos/admissao/etapas'
import type { Contexto } from '@rh/domain/processos/admissao/rules'
import type { Tx } from '../../db/db.ts'
import type { Escrita } from '../../db/escrita.ts'
import { falha } from '../../http/falha.ts'
import { isoDe } from '../../relogio.ts'
import { termosDoPosto } from '../contratos/ocupacao.ts'
import type { MudancaProcesso, Processo } from '../processo/repository.ts'

/**
 * Effects an admission: person, bond with a matrícula never used before, first version and allocation.
 * Unique indexes guard what the checks already refused: one active bond per person, one bond per admission.
 */
export async function efetivar(
  { tx, agora }: Escrita,
  processo: Processo,
  contexto: Contexto,
): Promise<MudancaProcesso> {
  const dados = contexto.leitura.completos
  if (!dados) throw falha('pendencias', { pendencias: contexto.leitura.faltas })
  const pessoaId = await upsertPessoa(tx, dados)
  const vinculoId = await insertVinculo(tx, pessoaId, processo.id, dados)
  await insertVersao(tx, vinculoId, processo.id, dados)
  const { postoId, dataPrevista } = dados.vaga
  await tx
    .insertInto('alocacao')
    .values({ vinculoId, postoId, inicio: dataPrevista, processoId: processo.id })
    .execute()
  return { vinculoId, dataEfetivacao: isoDe(agora) }
}

/** A person known by the CPF gets today's data; the audit trail keeps what was there. */
async function upsertPessoa(tx: Tx, { pessoais, documentos, endereco }: DadosAdmissao): Promise<number> {
  const { nomeSocial = null, pai = null, email = null } = pessoais
  const { pis = null, tituloEleitor = null, reservista = null, rgEmissao = null } = documentos
  const { complemento = null } = endereco
  const pessoa = {
    ...pessoais,
    ...documentos,
    ...endereco,
    nomeSocial,
    pai,
    email,
    pis,
    tituloEleitor,
    reservista,
    rgEmissao,
    complemento,
  }
  const { id } = await tx
    .insertInto('pessoa')
    .values(pessoa)
    .onConflict((oc) => oc.column('cpf').doUpdateSet(pessoa))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertVinculo(
  tx: Tx,
  pessoaId: number,
  admissaoId: number,
  { vaga }: DadosAdmissao,
): Promise<number> {
  const { id } = await tx
    .insertInto('vinculo')
    .values({
      pessoaId,
      admissaoId,
      matricula: sql`proxima_matricula()`,
      dataAdmissao: vaga.dataPrevista,
      experienciaDias: vaga.experienciaDias,
      experienciaProrrogacaoDias: vaga.experienciaProrrogacaoDias,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The first version of the bond takes the post's own terms and the salary that was approved. */
const insertVersao = (tx: Tx, vinculoId: number, processoId: number, { vaga }: DadosAdmissao) =>
  tx
    .insertInto('vinculoVersao')
    .columns([
      'vinculoId',
      'vigencia',
      'cargoId',
      'postoId',
      'contratoId',
      'escalaId',
      'sindicatoId',
      'centroDeCustoId',
      'salarioCentavos',
      'insalubridade',
      'periculosidade',
      'motivo',
      'processoId',
    ])
    .expression((eb) =>
      eb
        .selectFrom('posto as po')
        .innerJoin('contrato as co', 'co.id', 'po.contratoId')
        .innerJoinLateral(termosDoPosto(vaga.dataPrevista), (join) => join.onTrue())
        .select([sql`${vinculoId}::int`.as('v'), sql`${vaga.dataPrevista}::date`.as('d')])
        .select([
          'po.cargoId',
          'po.id',
          'po.contratoId',
          'po.escalaId',
          'co.sindicatoId',
          'co.centroDeCustoId',
        ])
        .select(sql`${vaga.salarioCentavos}::bigint`.as('s'))
        .select(['te.insalubridade', 'te.periculosidade'])
        .select([sql`'Admissão'`.as('m'), sql`${processoId}::int`.as('p')])
        .where('po.id', '=', vaga.postoId),
    )
    .execute()
