import { useState } from 'react'
import { tellFailure } from '../../lib/api/tell-failure.ts'

/**
 * One line after the other, each sent by itself: the field is free for the next one at once. What did not arrive is in
 * it again, before what was typed since.
 */
export function useLinha(enviar: (texto: string) => Promise<unknown>) {
  const [texto, setTexto] = useState('')
  const mandar = async (): Promise<void> => {
    const linha = texto.trim()
    if (linha === '') return
    setTexto('')
    try {
      await enviar(linha)
    } catch (error) {
      setTexto((desde) => [linha, desde].filter(Boolean).join(' '))
      tellFailure(error)
    }
  }
  return { texto, setTexto, vazia: texto.trim() === '', mandar: (): void => void mandar() }
}
