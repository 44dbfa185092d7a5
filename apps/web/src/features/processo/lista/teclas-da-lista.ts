import type { RefObject } from 'react'
import type { Tecla } from '../../../lib/teclas/teclas.ts'
import { useTeclas } from '../../../lib/teclas/use-teclas.ts'

/** Shortcuts of the rows of a list; the row of the focused control is the current one. */
export function useTeclasDaLista(area: RefObject<HTMLElement | null>): readonly Tecla[] {
  const linhas = () => [...(area.current?.querySelectorAll<HTMLElement>('tbody tr[data-link="true"]') ?? [])]
  const atual = (): number => linhas().findIndex((linha) => linha.contains(document.activeElement))
  const ir = (indice: number): void =>
    linhas()[indice]?.querySelector<HTMLElement>('td[data-title="true"] a')?.focus()
  const apertar = (alvo: string): void => linhas()[atual()]?.querySelector<HTMLElement>(alvo)?.click()
  const teclas: readonly Tecla[] = [
    {
      tecla: 'j',
      nome: 'Próxima linha',
      curto: 'navegar',
      fazer: () => ir(Math.min(atual() + 1, linhas().length - 1)),
    },
    {
      tecla: 'k',
      nome: 'Linha anterior',
      curto: 'navegar',
      fazer: () => ir(Math.max(atual() - 1, 0)),
    },
    {
      tecla: 'x',
      nome: 'Marcar a linha',
      curto: 'marcar',
      fazer: () => apertar('td input[type="checkbox"]'),
    },
    {
      tecla: 'a',
      nome: 'Fazer o que se espera na linha',
      curto: 'fazer',
      fazer: () => apertar('[data-ato]'),
    },
    {
      tecla: 'enter',
      nome: 'Abrir a linha',
      curto: 'abrir',
      fazer: () => apertar('td[data-title="true"] a'),
    },
    {
      tecla: '/',
      nome: 'Buscar',
      fazer: () => area.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    },
  ]
  useTeclas('Lista', teclas)
  return teclas
}
