import { sugerirItem } from '@rh/domain/processo/sugestao'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { motivoRecusa } from '@rh/domain/http/arquivo'
import { isAbort, toApiError } from '../../../../lib/api/api-error.ts'
import { useUsuario } from '../../../../lib/session/use-session.ts'
import { useUnsaved } from '../../../../lib/storage/unsaved.ts'
import { useTela } from '../../tela.ts'
import { anexosQuery, useAnexos, useUploadAnexo, type ItemAnexo } from '../anexos.ts'

/** File in the tray: without a document until somebody says which. */
export interface NaBandeja {
  readonly id: string
  readonly arquivo: File
  /** Document that the person chose; null while the file is unsorted. */
  readonly tipoId: number | null
  /** Progress from 0 to 1; null while it does not travel. */
  readonly progresso: number | null
  readonly erro?: string | undefined
  /** Key of the attempts for one document: the same file for the same document is kept once (idempotent). */
  readonly tentativa?: { readonly tipoId: number; readonly chave: string }
}

/** Files sent at the same time. */
const JUNTOS = 3

/** Trays by process: leaving the page and coming back loses nothing. */
const bandejas = new Map<string, readonly NaBandeja[]>()
const envios = new Map<string, AbortController>()
const ouvintes = new Set<() => void>()
const VAZIA: readonly NaBandeja[] = []

const mudarBandeja = (
  chave: string,
  mudanca: (antes: readonly NaBandeja[]) => readonly NaBandeja[],
): void => {
  bandejas.set(chave, mudanca(bandejas.get(chave) ?? VAZIA))
  for (const ouvinte of ouvintes) ouvinte()
}
const ouvir = (ouvinte: () => void): (() => void) => {
  ouvintes.add(ouvinte)
  return () => ouvintes.delete(ouvinte)
}

/** Tray of a process: files that came together, sorted to documents one by one and sent some at a time. */
export function useBandeja(id: number, itens: readonly ItemAnexo[]) {
  const { tipo } = useTela()
  const queries = useQueryClient()
  const { enviar } = useAnexos(id)
  const upload = useUploadAnexo()
  const { id: usuarioId } = useUsuario()
  // A tab may change hands: nobody sees what another person dropped.
  const chave = `${usuarioId}/${tipo}/${id}`
  const arquivos = useSyncExternalStore(ouvir, () => bandejas.get(chave) ?? VAZIA)
  const mudarUm = (um: string, mudanca: Partial<NaBandeja>): void =>
    mudarBandeja(chave, (antes) => antes.map((outro) => (outro.id === um ? { ...outro, ...mudanca } : outro)))
  const tirar = (um: string): void => mudarBandeja(chave, (antes) => antes.filter((outro) => outro.id !== um))
  const mandar = async ({ id: um, tentativa: antes }: NaBandeja, tipoId: number): Promise<void> => {
    // As it is in its turn: taken off, adjusted or sent as another document while others travelled.
    const agora = bandejas.get(chave)?.find(({ id: outro }) => outro === um)
    if (!agora || agora.progresso !== null || agora.tentativa !== antes) return
    const { arquivo, tentativa } = agora
    const esta = tentativa?.tipoId === tipoId ? tentativa : { tipoId, chave: crypto.randomUUID() }
    const envio = new AbortController()
    envios.set(um, envio)
    mudarUm(um, { tipoId, progresso: 0, erro: undefined, tentativa: esta })
    try {
      const onProgress = (progresso: number): void => mudarUm(um, { progresso })
      await enviar(tipoId, arquivo, {
        onProgress,
        signal: envio.signal,
        idempotencyKey: esta.chave,
      })
      tirar(um)
    } catch (erro) {
      if (isAbort(erro)) return mudarUm(um, { progresso: null, tipoId: null })
      const { mensagem, acao } = toApiError(erro)
      mudarUm(um, { progresso: null, tipoId: null, erro: [mensagem, acao].filter(Boolean).join(' ') })
    }
  }
  /** Sends files to their documents, a few at a time. */
  const enviarTodos = async (pares: readonly (readonly [NaBandeja, number])[]): Promise<void> => {
    const fila = [...pares]
    const carregar = async (): Promise<void> => {
      for (let par = fila.shift(); par; par = fila.shift()) await mandar(...par)
    }
    await Promise.all(Array.from({ length: JUNTOS }, carregar))
    // Answers of files that travelled together may come in another order.
    await queries.invalidateQueries({ queryKey: anexosQuery(tipo, id).queryKey })
  }
  const juntar = (novos: readonly File[]): void =>
    mudarBandeja(chave, (antes) => [
      ...antes,
      ...novos.map((arquivo): NaBandeja => {
        const recusa = motivoRecusa(upload, arquivo)
        return {
          id: crypto.randomUUID(),
          arquivo,
          tipoId: null,
          progresso: null,
          ...(recusa && { erro: recusa }),
        }
      }),
    ])
  useUnsaved(arquivos.length > 0, 'os arquivos por separar')
  useAvisarSaida(arquivos.length > 0)
  const abertos = itens.filter(({ estado }) => estado !== 'aprovado')
  return {
    arquivos: arquivos.map((um) => ({ ...um, sugerido: sugerirItem(um.arquivo.name, abertos) })),
    upload,
    juntar,
    tirar,
    /** Stops an upload; the file is back in the tray. */
    cancelar: (um: string) => envios.get(um)?.abort(),
    trocar: (um: string, arquivo: File) => mudarUm(um, { arquivo, erro: undefined }),
    enviarTodos: (pares: readonly (readonly [NaBandeja, number])[]) => void enviarTodos(pares),
  }
}

/** Asks before the tab is closed on files that are not sent yet. */
function useAvisarSaida(pendente: boolean): void {
  useEffect(() => {
    if (!pendente) return undefined
    const avisar = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', avisar)
    return () => window.removeEventListener('beforeunload', avisar)
  }, [pendente])
}
