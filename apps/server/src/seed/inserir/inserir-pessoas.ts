import { admissao } from '@rh/domain/processos/admissao/admissao'
import { readRascunho } from '@rh/domain/processos/admissao/rascunho'
import { setores } from '@rh/domain/setores/setores'
import { sql } from 'kysely'
import type { Tx } from '../../db/db.ts'
import { listChecklist } from '../../modules/admissao/fatos-formulario.ts'
import { indiceDaAdmissao } from '../../modules/admissao/indice.ts'
import { cifrarContas, numerosDePessoas } from '../../modules/colaborador/conta.ts'
import { EXPERIENCIA_DIAS, type AdmissaoDemo } from '../processos/admissoes.ts'
import { anotarFeitos } from '../processos/feitos.ts'
import type { Organizacao } from './inserir-organizacao.ts'
import { inserirProcessos } from './inserir-processos.ts'
import { contratoOf } from '../empresa.ts'
import { emOrdem } from '../ids.ts'
import { somarDias, type PessoaDemo } from '../pessoas.ts'
import { postos } from '../postos.ts'
import type { VersaoDemo, VinculoDemo } from '../efetivo.ts'

interface Autores extends Organizacao {
  readonly usuarioIds: Readonly<Record<string, number>>
  readonly fuso: string
}

const em = <T>(lista: readonly T[], indice: number): T => {
  const item = lista[indice]
  if (item === undefined) throw new Error(`Nothing at ${indice}`)
  return item
}

/** Admissions with their forms, pareceres and history. Answers their ids, in the same order. */
export async function inserirAdmissoes(
  tx: Tx,
  admissoes: readonly AdmissaoDemo[],
  autores: Autores,
): Promise<number[]> {
  const { contratoIds, usuarioIds } = autores
  const demos = admissoes.map(({ posto, ...demo }) => ({
    ...demo,
    setorOrigem: setores.operacional.id,
    contratoId: contratoIds[em(postos, posto).contrato],
    // Written with the bonds, which the effected ones made.
    vinculoId: null,
  }))
  const ids = await inserirProcessos(tx, { process: admissao, indice: indiceDaAdmissao }, demos, autores)
  for (const [i, demo] of admissoes.entries()) await inserirDispensas(tx, em(ids, i), demo, usuarioIds)
  await inserirPedidosDeExame(tx, admissoes, ids, usuarioIds)
  return ids
}

const CLINICAS = [
  'Clínica Ocupacional Paulista',
  'Medicina do Trabalho Litoral',
  'Vida Saúde Ocupacional',
] as const

/** An exam was asked of a clinic the day before it was made. */
async function inserirPedidosDeExame(
  tx: Tx,
  admissoes: readonly AdmissaoDemo[],
  ids: readonly number[],
  usuarioIds: Readonly<Record<string, number>>,
): Promise<void> {
  const linhas = admissoes.flatMap(({ historia }, i) => {
    const exame = historia.pareceres.find(
      ({ parecer, decisao }) => parecer === 'exame' && decisao === 'aprovado',
    )
    if (!exame) return []
    const dia = exame.em.slice(0, 10)
    return [
      {
        processoId: em(ids, i),
        clinica: em(CLINICAS, i % CLINICAS.length),
        solicitadoEm: somarDias(dia, -1),
        marcadoPara: dia,
        solicitadoPor: usuarioIds[exame.autor ?? ''] ?? 0,
      },
    ]
  })
  await tx.insertInto('admissaoExame').values(linhas).execute()
}

/** Where Cadastro gave its parecer, the originals were seen at the counter. */
async function inserirDispensas(
  tx: Tx,
  processoId: number,
  { dados, historia: { pareceres, status } }: AdmissaoDemo,
  usuarioIds: Readonly<Record<string, number>>,
): Promise<void> {
  const dado = pareceres.find(({ parecer, decisao }) => parecer === 'documentos' && decisao === 'aprovado')
  if (!dado) return
  const { parciais } = readRascunho(dados)
  const itens = await listChecklist(tx, parciais, parciais.vaga.dataPrevista ?? dado.em.slice(0, 10), null)
  const autor = usuarioIds[dado.autor ?? ''] ?? 0
  await tx
    .insertInto('processoAnexo')
    .values(
      itens
        .filter(({ exigido }) => exigido)
        .map(({ tipoId }) => ({
          processoId,
          tipoId,
          estado: 'dispensado',
          motivo: 'Original conferido no balcão',
          enviadoPor: autor,
          enviadoEm: dado.em,
          avaliadoPor: autor,
          avaliadoEm: dado.em,
        })),
    )
    .execute()
  if (status === 'efetivada') await anotarFeitos(tx, [processoId], 'documentos_assinados')
}

export interface VinculoNovo {
  readonly vinculo: VinculoDemo
  readonly admissaoId: number | null
}

/** Persons with bond, versions and allocations; the effected admissions point at theirs. */
export async function inserirVinculos(
  tx: Tx,
  novos: readonly VinculoNovo[],
  organizacao: Organizacao,
): Promise<void> {
  const pessoaIds = await numerosDePessoas(tx, novos.length)
  const pessoas = novos.map(({ vinculo: { pessoa } }, i) => ({
    id: em(pessoaIds, i),
    ...pessoa.pessoais,
    ...pessoa.documentos,
    ...pessoa.endereco,
    ...contaDe(pessoa.bancarios),
  }))
  await tx
    .insertInto('pessoa')
    .values(await cifrarContas(tx, pessoas))
    .execute()
  const vinculos = novos.map(({ vinculo, admissaoId }, i) => ({
    pessoaId: em(pessoaIds, i),
    matricula: sql<string>`proxima_matricula()`,
    dataAdmissao: vinculo.dataAdmissao,
    dataDesligamento: vinculo.dataDesligamento,
    experienciaDias: EXPERIENCIA_DIAS,
    experienciaProrrogacaoDias: EXPERIENCIA_DIAS,
    clausulaAssecuratoria: admissaoId !== null,
    admissaoId,
  }))
  const ids = emOrdem(await tx.insertInto('vinculo').values(vinculos).returning('id').execute())
  const versoes = novos.flatMap(({ vinculo, admissaoId }, i) =>
    vinculo.versoes.map((versao, ordem) => ({
      ...linhaDaVersao(versao, organizacao),
      vinculoId: em(ids, i),
      processoId: ordem === 0 ? admissaoId : null,
    })),
  )
  await tx.insertInto('vinculoVersao').values(versoes).execute()
  const alocacoes = novos.flatMap(({ vinculo, admissaoId }, i) =>
    vinculo.alocacoes.map(({ posto, inicio, fim }) => ({
      vinculoId: em(ids, i),
      postoId: em(organizacao.postoIds, posto),
      inicio,
      fim,
      processoId: admissaoId,
    })),
  )
  await tx.insertInto('alocacao').values(alocacoes).execute()
  await sql`update processo p set vinculo_id = v.id from vinculo v where v.admissao_id = p.id`.execute(tx)
}

/** The account of a person, without the wish for one. */
const contaDe = ({ banco, agencia, conta, contaDigito, contaTipo, pix }: PessoaDemo['bancarios']) => ({
  banco,
  agencia,
  conta,
  contaDigito,
  contaTipo,
  pix,
})

/** A version carries the terms of its post. */
function linhaDaVersao({ vigencia, posto, salarioCentavos, motivo }: VersaoDemo, organizacao: Organizacao) {
  const { contrato, cargo, escala, insalubridade, periculosidade } = em(postos, posto)
  return {
    vigencia,
    salarioCentavos,
    motivo,
    insalubridade,
    periculosidade,
    cargoId: organizacao.cargoIds[cargo],
    postoId: em(organizacao.postoIds, posto),
    contratoId: organizacao.contratoIds[contrato],
    escalaId: organizacao.escalaIds[escala],
    sindicatoId: organizacao.sindicatoIds[contratoOf(contrato).uf],
    centroDeCustoId: organizacao.centroIds[contrato],
  }
}
