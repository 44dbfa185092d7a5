import type { AnyProcess } from '@rh/domain/processo/define'
import { pareceresAbertos, type Decisao } from '@rh/domain/processo/vez'
import type { Escrita } from '../../db/escrita.ts'
import type { Ator, Quem } from '../../http/ator.ts'
import { falha } from '../../http/falha.ts'
import { setDecisao, upsertParecer, type Processo } from './repository.ts'

export interface Palavra {
  readonly id: number
  readonly versao: number
  readonly parecer: string
  readonly decisao: 'em_analise' | 'aprovado' | 'dispensado'
  readonly comentario?: string | undefined
  readonly dados?: Readonly<Record<string, unknown>> | undefined
  /** Alerts of the move that the word may complete. */
  readonly alertasAceitos?: readonly string[] | undefined
}

/** Checks that the word may be given now by this person, and reads its fields. */
export function lerPalavra(
  process: AnyProcess,
  processo: Processo,
  palavra: Palavra,
  ator: Ator,
): Record<string, unknown> {
  const spec = process.pareceres[palavra.parecer]
  if (!spec) throw falha('nao_encontrado')
  if (!spec.grupos.some((grupo) => ator.grupos.includes(grupo))) throw falha('sem_permissao')
  if (ator.id === processo.solicitanteId && !processo.autoaprovacao) throw falha('autoaprovacao')
  if (spec.outraPessoaQue?.some((nome) => processo.autores[nome] === ator.id)) throw falha('mesma_pessoa')
  if (!pareceresAbertos(process, processo, ator).includes(palavra.parecer))
    throw falha('transicao_invalida', { mensagem: `O parecer "${spec.label}" não está aberto agora.` })
  if (palavra.decisao === 'dispensado' && !palavra.comentario)
    throw falha('validacao', { campos: { comentario: 'Justifique a dispensa' } })
  if (palavra.decisao !== 'aprovado') return {}
  const lido = spec.campos.safeParse(palavra.dados ?? {})
  if (lido.success) return lido.data
  const campos = lido.error.issues.map((issue) => [`dados.${issue.path.join('.')}`, issue.message] as const)
  // The first message of a field wins.
  throw falha('validacao', { campos: Object.fromEntries(campos.toReversed()) })
}

/** Marks the open words of those whose turn it is as returned or refused. Answers which, and as what. */
export async function negarPalavras(
  escrita: Escrita,
  process: AnyProcess,
  processo: Processo,
  ator: Quem,
  destino: string,
): Promise<{ readonly nomes: readonly string[]; readonly decisao: Decisao }> {
  const decisao: Decisao = process.statuses[destino]?.final ? 'reprovado' : 'devolvido'
  const negadas = pareceresAbertos(process, processo, ator)
  for (const parecer of negadas)
    await upsertParecer(escrita, processo.id, { parecer, decisao, usuarioId: ator.id })
  return { nomes: negadas, decisao }
}

/** Asks again, after a correction, the returned words and those whose steps changed; the others stand. Answers which. */
export async function reabrirPalavras(
  escrita: Escrita,
  process: AnyProcess,
  processo: Processo,
  mudancas: readonly { readonly etapa: string }[],
): Promise<readonly string[]> {
  const etapas = new Set(mudancas.map(({ etapa }) => etapa))
  const reabertas = Object.entries(process.pareceres)
    .filter(([nome]) => processo.pareceres[nome] !== undefined)
    .filter(
      ([nome, { observa }]) => processo.pareceres[nome] === 'devolvido' || observa.some((e) => etapas.has(e)),
    )
    .map(([nome]) => nome)
  await setDecisao(escrita, processo.id, reabertas, 'pendente')
  return reabertas
}
