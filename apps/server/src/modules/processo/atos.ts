import type { Evento } from '@rh/domain/processo/contract'
import type { AnyProcess, AtoSpec } from '@rh/domain/processo/define'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator, RequestContext } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { forgetAgenda } from './agenda/agenda.ts'
import { comparar, mesclar, normalizar, type RawForm } from './campos.ts'
import { entrarNaEtapa } from './etapa.ts'
import { abrirParaMudar, requireAchados, requireAto, requireMotivo, requireProcesso } from './requirements.ts'
import { findFormulario, marcarEnvio, updateFormulario } from './formulario.ts'
import type { Engine, Montavel } from './modulo.ts'
import { insertEvento } from './eventos.ts'
import { updateProcesso, type Processo } from './repository.ts'

// What a sector does on a process that neither moves it nor is its parecer.

interface Ato {
  readonly id: number
  readonly versao: number
  readonly ato: string
}

/** Records an act: permission, status, history. */
export async function agir(
  engine: Engine,
  process: AnyProcess,
  work: UnitOfWork,
  { ator }: RequestContext,
  { ato, ...visto }: Ato,
  fazer: (processo: Processo) => Promise<Evento['mudancas']>,
): Promise<void> {
  const processo = await abrirParaMudar(work, process, visto, ator, engine.fuso)
  requireAto(process, ato, processo, ator)
  const mudancas = await fazer(processo)
  await updateProcesso(work, processo.id, {})
  await insertEvento(work, {
    processoId: processo.id,
    tipo: 'ato',
    nome: ato,
    mudancas,
    usuarioId: ator.id,
  })
}

/** Appends a text to the history, in any version of the process. */
export async function acrescentar(
  process: AnyProcess,
  work: UnitOfWork,
  ator: Ator,
  { id, ato, texto }: { readonly id: number; readonly ato: string; readonly texto: string },
): Promise<void> {
  const processo = await requireProcesso(work.tx, process, id, ator)
  requireAto(process, ato, processo, ator)
  await insertEvento(work, { processoId: id, tipo: 'ato', nome: ato, motivo: texto, usuarioId: ator.id })
}

export interface AtoNoFormulario extends Ato {
  /** Fields that the act writes; the others stay. */
  readonly dados: RawForm
  readonly motivo?: string | undefined
  readonly alertasAceitos?: readonly string[] | undefined
}

/**
 * Writes form fields after sending, by an act: permission, checks of the resulting form, the act's effect, and history
 * with the former values. Reschedules the transitions by date.
 */
export async function preencher<C>(
  engine: Engine,
  modulo: Montavel<C>,
  work: UnitOfWork,
  { ator }: RequestContext,
  { ato, dados, motivo, alertasAceitos, ...visto }: AtoNoFormulario,
): Promise<void> {
  const { process } = modulo
  const processo = await abrirParaMudar(work, process, visto, ator, engine.fuso)
  requireAto(process, ato, processo, ator)
  const spec = specDoAto(process, ato)
  requireMotivo(spec, motivo)
  const { antes, mudancas } = await escrever(modulo, work, { processo, ator }, spec, dados)
  if (mudancas.length === 0) return
  const contexto = await modulo.contexto(work, processo, ator)
  const achados = (spec.checks ?? []).flatMap((nome) => modulo.regras[nome]?.(contexto) ?? [])
  const alertas = requireAchados(achados, { aceitos: alertasAceitos, quem: ator })
  await modulo.atos?.[ato]?.(work, processo, contexto, { antes, autorId: ator.id })
  await forgetAgenda(work.tx, processo.id)
  const versao = await updateProcesso(work, processo.id, {})
  const passo = { nome: ato, motivo, mudancas, alertas }
  await insertEvento(work, { processoId: processo.id, tipo: 'ato', ...passo, usuarioId: ator.id })
  const corrigido = { ...processo, versao, agendado: false }
  await entrarNaEtapa(engine, modulo, work, { processo: corrigido, quem: ator, autorId: ator.id }, {})
  // The other acts are named after what they record, which is not everybody's to know.
  if (spec.campos === 'todos') await avisarQuemPediu(engine, work, process, processo, ator)
}

function specDoAto(process: AnyProcess, ato: string): AtoSpec<string, string> {
  const spec = process.atos?.[ato]
  if (!spec?.campos) throw failure('transicao_invalida')
  return spec
}

/** Stores the form with the act's fields; it counts as the sent form from now on. */
async function escrever<C>(
  modulo: Montavel<C>,
  { tx }: UnitOfWork,
  { processo: { id, vinculoId }, ator }: { readonly processo: Processo; readonly ator: Ator },
  { campos = [] }: AtoSpec<string, string>,
  dados: RawForm,
) {
  const { formulario, visibilidade } = modulo
  const { dados: antes } = await findFormulario<RawForm>(tx, id)
  const escreve =
    campos === 'todos'
      ? visibilidade.camposVisiveis(ator.grupos, { dados: antes, preenche: false })
      : new Set(campos)
  const depois = normalizar(formulario, mesclar(formulario, antes, dados, escreve))
  const mudancas = comparar(formulario, antes, depois)
  if (mudancas.length > 0) {
    await updateFormulario(tx, (form) => ({ vinculoId, ...modulo.indice(form) }), id, depois)
    await marcarEnvio(tx, id)
  }
  return { antes, mudancas }
}

const avisarQuemPediu = (
  { alertas }: Engine,
  work: UnitOfWork,
  { label }: AnyProcess,
  { id, numero, solicitanteId }: Processo,
  ator: Ator,
) =>
  solicitanteId === ator.id
    ? Promise.resolve()
    : alertas.avisar(work, {
        usuarioIds: [solicitanteId],
        assunto: 'andamento',
        processoId: id,
        icone: 'info',
        texto: `${label.one} ${numero}: corrigido.`,
      })
