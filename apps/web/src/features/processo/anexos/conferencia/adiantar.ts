import type { TipoProcesso } from '@rh/domain/processo/tipos'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenIdle } from '../../../../lib/when-idle.ts'
import { arquivoQuery, type ArquivoAnexo } from '../anexos.ts'
import { prepararPdf } from '../visor/pdf.ts'

interface ComConexao {
  readonly connection?: { readonly saveData?: boolean }
}

/** Whether the person asked this browser to spare the data of the network. */
const poupaDados = (): boolean => (navigator as ComConexao).connection?.saveData === true

/**
 * The next file to decide is there, and its first page drawn aside, before it is asked for: once the open one came and the
 * browser has nothing else to do. Not where the person pays for the data.
 */
export function useAdiantar(
  tipo: TipoProcesso,
  aberto: number | undefined,
  proximo: Pick<ArquivoAnexo, 'id' | 'tipo'> | null,
): void {
  const queries = useQueryClient()
  const id = proximo?.id
  const isPdf = proximo?.tipo === 'application/pdf'
  useEffect(() => {
    if (id === undefined || poupaDados()) return undefined
    let vale = true
    const buscar = async (): Promise<void> => {
      // The open file first: on a slow network the two would share it.
      if (aberto !== undefined) await queries.ensureQueryData(arquivoQuery(tipo, aberto))
      if (!vale) return
      const arquivo = await queries.ensureQueryData(arquivoQuery(tipo, id))
      if (vale && isPdf) await prepararPdf(arquivo)
    }
    const parar = whenIdle(() => void buscar().catch(() => undefined))
    return () => {
      vale = false
      parar()
    }
  }, [aberto, id, isPdf, queries, tipo])
}
