import { sql } from 'kysely'
import { etapas, type DadosAdmissao, type DadosDe, type Etapa } from '@rh/domain/processos/admissao/etapas'
import type { Contexto } from '@rh/domain/processos/admissao/rule'
import { fimDoAprendiz } from '@rh/domain/regras/admissao/aprendizagem'
import { substituidoDe } from '@rh/domain/processos/admissao/reposicao'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { isoDe } from '../../clock.ts'
import { cifrarContas, numerosDePessoas } from '../colaborador/conta.ts'
import { abrirPeriodos } from '../colaborador/ferias/periodos.ts'
import { selectPosto } from '../contratos/posto.ts'
import type { MudancaProcesso, Processo } from '../processo/repository.ts'
import { pecasSeparadas } from './kit.ts'

/**
 * Effects an admission: person, bond with a matrícula never used before, first version and allocation.
 * Unique indexes guard what the checks already refused: one active bond per person, one bond per admission.
 */
export async function efetivar(
  work: UnitOfWork,
  processo: Processo,
  contexto: Contexto,
): Promise<MudancaProcesso> {
  const { tx, agora } = work
  const dados = contexto.leitura.completos
  if (!dados) throw failure('pendencias', { pendencias: contexto.leitura.faltas })
  const pessoaId = await upsertPessoa(tx, dados)
  const vinculoId = await insertVinculo(tx, pessoaId, processo.id, dados)
  await insertVersao(tx, vinculoId, processo.id, dados)
  const { postoId, dataPrevista } = dados.vaga
  await insertDependentes(tx, pessoaId, dados)
  await insertTamanhos(tx, pessoaId, processo.id, dados)
  await insertValeTransporte(tx, vinculoId, processo.id, dados)
  await tx
    .insertInto('alocacao')
    .values({ vinculoId, postoId, inicio: dataPrevista, processoId: processo.id })
    .execute()
  await abrirPeriodos(work, contexto.fatos.hoje, [vinculoId])
  return { vinculoId, dataEfetivacao: isoDe(agora) }
}

/** The fields of a step with what was left blank as null, so that a rehire clears what no longer holds. */
const comNulos = <E extends Etapa>(etapa: E, dados: DadosDe<E>): DadosDe<E> => {
  const campos = Object.keys(etapas[etapa].schema.shape) as (keyof DadosDe<E>)[]
  return Object.fromEntries(campos.map((campo) => [campo, dados[campo] ?? null])) as DadosDe<E>
}

/** A person known by the CPF gets today's data; the audit trail keeps what was there. */
async function upsertPessoa(tx: Tx, dados: DadosAdmissao): Promise<number> {
  const { abrirConta: _, ...conta } = comNulos('bancarios', dados.bancarios)
  const pessoa = {
    ...comNulos('pessoais', dados.pessoais),
    ...comNulos('documentos', dados.documentos),
    ...comNulos('endereco', dados.endereco),
    ...conta,
  }
  // Admissions of one CPF come one after the other (`lockCpf`): nobody else adds the person meanwhile.
  const conhecida = await tx
    .selectFrom('pessoa')
    .select('id')
    .where('cpf', '=', pessoa.cpf)
    .executeTakeFirst()
  const id = conhecida?.id ?? (await numerosDePessoas(tx, 1))[0] ?? 0
  const [linha] = await cifrarContas(tx, [{ id, ...pessoa }])
  if (!linha) throw new Error('One person has one row')
  if (conhecida) await tx.updateTable('pessoa').set(linha).where('id', '=', id).execute()
  else await tx.insertInto('pessoa').values(linha).execute()
  return id
}

async function insertVinculo(
  tx: Tx,
  pessoaId: number,
  admissaoId: number,
  { vaga, beneficios }: DadosAdmissao,
): Promise<number> {
  const { id } = await tx
    .insertInto('vinculo')
    .values({
      pessoaId,
      admissaoId,
      tipoAdmissao: vaga.tipo,
      categoria: vaga.categoria,
      fimAprendizagem: fimDoAprendiz(vaga.categoria, vaga.fimAprendizagem) ?? null,
      reposicaoDeId: substituidoDe(vaga) ?? null,
      valeRefeicao: beneficios.valeRefeicao ?? false,
      cestaBasica: beneficios.cestaBasica ?? false,
      matricula: sql`proxima_matricula()`,
      dataAdmissao: vaga.dataPrevista,
      experienciaDias: vaga.experienciaDias,
      experienciaProrrogacaoDias: vaga.experienciaProrrogacaoDias,
      // The contract of a trial that the admission prints says so.
      clausulaAssecuratoria: vaga.experienciaDias > 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The first version of the bond takes the salary that was approved, and the post's terms as Rh completed them. */
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
    .expression(
      selectPosto(tx, vaga.dataPrevista)
        .leftJoin('admissaoAdicional as ad', (join) => join.on('ad.processoId', '=', processoId))
        .select([sql`${vinculoId}::int`.as('v'), sql`${vaga.dataPrevista}::date`.as('d')])
        .select([
          'po.cargoId',
          'po.id',
          'po.contratoId',
          'po.escalaId',
          'co.sindicatoId',
          sql`coalesce(ad.centro_de_custo_id, co.centro_de_custo_id)`.as('centroDeCustoId'),
        ])
        .select(sql`${vaga.salarioCentavos}::bigint`.as('s'))
        .select([
          sql`coalesce(ad.insalubridade, te.insalubridade)`.as('insalubridade'),
          sql`coalesce(ad.periculosidade, te.periculosidade)`.as('periculosidade'),
        ])
        .select([sql`'Admissão'`.as('m'), sql`${processoId}::int`.as('p')])
        .where('po.id', '=', vaga.postoId),
    )
    .execute()

/** Those of a former bond stay as they are; who is named again is not written twice. */
async function insertDependentes(tx: Tx, pessoaId: number, { dependentes, vaga }: DadosAdmissao) {
  const conhecidos = await tx
    .selectFrom('dependente')
    .select(['nome', 'nascimento'])
    .where('pessoaId', '=', pessoaId)
    .where('fim', 'is', null)
    .execute()
  const novos = (dependentes.lista ?? []).filter(
    ({ nome, nascimento }) => !conhecidos.some((c) => c.nome === nome && c.nascimento === nascimento),
  )
  if (novos.length === 0) return
  await tx
    .insertInto('dependente')
    .values(
      novos.map(({ cpf = null, ...dependente }) => ({
        ...dependente,
        cpf,
        pessoaId,
        inicio: vaga.dataPrevista,
      })),
    )
    .execute()
}

/** Sizes as they were set apart, where Almoxarifado already did; as they were asked for, otherwise. */
async function insertTamanhos(tx: Tx, pessoaId: number, processoId: number, { uniforme }: DadosAdmissao) {
  const separadas = await pecasSeparadas(tx, processoId)
  const pedidas = (uniforme.tamanhos ?? []).filter(
    ({ itemId }) => !separadas.some((peca) => peca.itemId === itemId),
  )
  const tamanhos = [...separadas, ...pedidas]
  if (tamanhos.length === 0) return
  await tx
    .insertInto('pessoaTamanho')
    .values(tamanhos.map(({ itemId, tamanho }) => ({ pessoaId, itemId, tamanho })))
    .onConflict((oc) =>
      oc.columns(['pessoaId', 'itemId']).doUpdateSet((eb) => ({ tamanho: eb.ref('excluded.tamanho') })),
    )
    .execute()
}

async function insertValeTransporte(
  tx: Tx,
  vinculoId: number,
  processoId: number,
  { beneficios, vaga }: DadosAdmissao,
) {
  const optante = beneficios.valeTransporte
  const { id } = await tx
    .insertInto('valeTransporte')
    .values({
      vinculoId,
      desde: vaga.dataPrevista,
      optante,
      escalaVtId: optante ? (beneficios.escalaVtId ?? null) : null,
      processoId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const linhas = optante ? (beneficios.linhas ?? []) : []
  if (linhas.length === 0) return
  await tx
    .insertInto('valeTransporteLinha')
    .values(linhas.map((linha) => ({ ...linha, valeTransporteId: id })))
    .execute()
}
