import { formatData } from '@rh/domain/br/data'
import { camposDe } from '@rh/domain/processo/campos-pedidos'
import type { AnyProcess, ParecerSpec } from '@rh/domain/processo/define'
import type { Pendencia } from '@rh/domain/pendencia'
import type { EnderecoDoCampo } from '@rh/domain/processo/formulario'
import {
  falou,
  falouPorOutro,
  isOutraPessoa,
  pareceresAbertos,
  pareceresCorrigiveis,
  pareceresPendentes,
  type Decisao,
  type DecisaoDoSetor,
} from '@rh/domain/processo/vez'
import type { UnitOfWork } from '../../db/write.ts'
import type { Quem } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { readCampos } from './requirements.ts'
import type { Modulo } from './modulo.ts'
import { insertEvento } from './eventos.ts'
import { setDecisao, upsertParecer, type Processo } from './repository.ts'

export interface ParecerNovo {
  readonly id: number
  readonly versao: number
  readonly parecer: string
  readonly decisao: DecisaoDoSetor
  readonly comentario?: string | undefined
  readonly dados?: Readonly<Record<string, unknown>> | undefined
  /** Accepted alerts of the transition that the parecer may complete. */
  readonly alertasAceitos?: readonly string[] | undefined
}

/** Validates that this person may give the parecer now, and its fields. */
export function readParecer(
  process: AnyProcess,
  processo: Processo,
  novo: ParecerNovo,
  ator: Quem,
  hoje: string,
): Record<string, unknown> {
  const spec = process.pareceres[novo.parecer]
  if (!spec) throw failure('nao_encontrado')
  if (!spec.grupos.some((grupo) => ator.grupos.includes(grupo))) throw failure('sem_permissao')
  if (!isOutraPessoa(processo, ator)) throw failure('autoaprovacao')
  if (falouPorOutro(process, processo, ator, novo.parecer) || falou(spec.outraPessoaQue, processo, ator))
    throw failure('mesma_pessoa')
  const corrige = pareceresCorrigiveis(process, processo, ator).includes(novo.parecer)
  if (!corrige && !pareceresAbertos(process, processo, ator).includes(novo.parecer))
    throw failure('transicao_invalida', { mensagem: `O parecer "${spec.label}" não está aberto agora.` })
  if (corrige && (novo.decisao !== 'aprovado' || !novo.comentario))
    throw failure('validacao', { campos: { comentario: 'Escreva o que foi corrigido, e por quê' } })
  if (novo.decisao === 'dispensado' && !novo.comentario)
    throw failure('validacao', { campos: { comentario: 'Justifique a dispensa' } })
  if (novo.decisao !== 'aprovado') return {}
  const dados = readCampos(camposDe(spec), novo.dados)
  requireDatas(spec, dados, hoje)
  return dados
}

/** Refuses, at their fields, dates of what has not happened yet, and a later one before an earlier one. */
function requireDatas(
  { passado = [], ordem = [] }: Pick<ParecerSpec, 'passado' | 'ordem'>,
  dados: Readonly<Record<string, unknown>>,
  hoje: string,
): void {
  const dia = (campo: string): string | undefined =>
    typeof dados[campo] === 'string' ? dados[campo] : undefined
  const futuras = passado
    .filter((campo) => (dia(campo) ?? hoje) > hoje)
    .map((campo) => [`dados.${campo}`, 'Este dia ainda não chegou: informe o que já aconteceu'] as const)
  const trocadas = ordem.flatMap(([antes, depois]) => {
    const de = dia(antes)
    const ate = dia(depois)
    return de !== undefined && ate !== undefined && ate < de
      ? [[`dados.${depois}`, `Não pode ser antes de ${formatData(de)}`] as const]
      : []
  })
  const erradas = [...futuras, ...trocadas]
  if (erradas.length > 0) throw failure('validacao', { campos: Object.fromEntries(erradas) })
}

/** Marks open pareceres as returned or refused. Returns which, and as what. */
export async function negarPareceres(
  work: UnitOfWork,
  process: AnyProcess,
  processo: Processo,
  ator: Quem,
  destino: string,
): Promise<{ readonly nomes: readonly string[]; readonly decisao: Decisao }> {
  const decisao: Decisao = process.statuses[destino]?.final ? 'reprovado' : 'devolvido'
  const negadas = pareceresAbertos(process, processo, ator)
  for (const parecer of negadas)
    await upsertParecer(work, processo.id, { parecer, decisao, usuarioId: ator.id })
  return { nomes: negadas, decisao }
}

/**
 * Waives pareceres of the open stage whose fact does not hold, by the system and with the declared reason. Returns the
 * resulting pareceres, the same ones where none was waived. The facts are asked for only at stages with such a parecer.
 */
export async function dispensarPareceres<C>(
  modulo: Modulo<C>,
  work: UnitOfWork,
  processo: Processo,
  lerContexto: () => Promise<C>,
): Promise<Processo['pareceres']> {
  const { process, fatosDoParecer } = modulo
  const condicionais = pareceresPendentes(process, processo).flatMap((nome) => {
    const quando = process.pareceres[nome]?.quando
    return quando ? [{ nome, ...quando }] : []
  })
  if (condicionais.length === 0) return processo.pareceres
  const contexto = await lerContexto()
  const dispensadas: Record<string, Decisao> = {}
  for (const { nome, fato, senao } of condicionais) {
    const vale = fatosDoParecer?.[fato]
    if (!vale) throw new Error(`${process.name} has no code for the fact ${fato}`)
    if (vale(contexto)) continue
    dispensadas[nome] = 'dispensado'
    await upsertParecer(work, processo.id, { parecer: nome, decisao: 'dispensado', comentario: senao })
    const passo = { nome, para: 'dispensado', motivo: senao }
    await insertEvento(work, { processoId: processo.id, tipo: 'parecer', ...passo, usuarioId: null })
  }
  return Object.keys(dispensadas).length === 0
    ? processo.pareceres
    : { ...processo.pareceres, ...dispensadas }
}

/** Reopens, after a correction, the returned pareceres and those whose part of the form changed. Returns which. */
export async function reabrirPareceres(
  work: UnitOfWork,
  process: AnyProcess,
  processo: Processo,
  mudancas: readonly EnderecoDoCampo[],
): Promise<readonly string[]> {
  // A flat form has no steps: a parecer looks at its fields.
  const mudadas = new Set(mudancas.map(({ etapa, campo }) => etapa ?? campo))
  const reabertas = Object.entries(process.pareceres)
    .filter(([nome]) => processo.pareceres[nome] !== undefined)
    .filter(
      ([nome, { observa }]) =>
        processo.pareceres[nome] === 'devolvido' || observa.some((parte) => mudadas.has(parte)),
    )
    .map(([nome]) => nome)
  await setDecisao(work, processo.id, reabertas, 'pendente')
  return reabertas
}

/** History note of a decision allowed only by the company's self-approval switch. */
export const decididoPorQuemPediu = (processo: Processo, usuarioId: number): Pendencia[] =>
  isOutraPessoa({ ...processo, autoaprovacao: false }, { id: usuarioId })
    ? []
    : [
        {
          codigo: 'autoaprovacao',
          severidade: 'alerta',
          mensagem: 'Decidido por quem pediu, preencheu ou enviou: a empresa permite.',
        },
      ]
