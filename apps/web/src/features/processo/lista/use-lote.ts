import { useState } from 'react'
import { isConferida, tituloDoLote, type Conferencia } from './lote-em-texto.ts'
import type { Marcada, Marcadas } from './marcadas.ts'
import { useConferencia } from './use-conferencia.ts'
import { useDecidir } from './use-decidir.ts'

/** What is decided at once: which of the ticked rows are ready, and their sending, which lets go those that are done. */
export function useLote(marcadas: Marcadas, itens: readonly Marcada[]) {
  const decidir = useDecidir()
  const [enviando, setEnviando] = useState(false)
  const { conferidas, tentarDeNovo } = useConferencia(itens)
  const prontas = prontasDe(itens, conferidas)
  const { verbo, texto } = tituloDoLote(itens.length, conferidas)
  const enviar = async (quais: readonly Marcada[], rotulo: string, motivo?: string): Promise<boolean> => {
    setEnviando(true)
    const results = await decidir(quais, rotulo, motivo)
    const feitas = new Set(results.filter(({ feito }) => feito).map(({ id }) => id))
    marcadas.set(marcadas.get().filter(({ id }) => !feitas.has(id)))
    setEnviando(false)
    return results.length > 0
  }
  return {
    conferidas,
    tentarDeNovo,
    prontas,
    verbo,
    texto,
    enviando,
    decidirProntas: (): void => void (prontas.length > 0 && !enviando && enviar(prontas, verbo)),
    /** Answers whether the server did. */
    devolver: (motivo: string): Promise<boolean> => enviar(itens, 'Devolver', motivo),
  }
}

const prontasDe = (itens: readonly Marcada[], conferidas: Conferencia): readonly Marcada[] => {
  const prontas = new Set(
    isConferida(conferidas) ? conferidas.filter(({ sozinha }) => sozinha === null).map(({ id }) => id) : [],
  )
  return itens.filter(({ id }) => prontas.has(id))
}
