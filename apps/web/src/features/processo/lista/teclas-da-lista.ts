import type { RefObject } from 'react'
import { useTeclas } from '../../../lib/teclas/use-teclas.ts'

/** Shortcuts of the rows of a list; the row of the focused control is the current one. */
export function useTeclasDaLista(area: RefObject<HTMLElement | null>): void {
  const linhas = () => [...(area.current?.querySelectorAll<HTMLElement>('tbody tr[data-link="true"]') ?? [])]
  const atual = (): number => linhas().findIndex((linha) => linha.contains(document.activeElement))
  const ir = (indice: number): void =>
    linhas()[indice]?.querySelector<HTMLElement>('td[data-title="true"] a')?.focus()
  const apertar = (alvo: string): void => linhas()[atual()]?.querySelector<HTMLElement>(alvo)?.click()
  useTeclas('Lista', [
    { tecla: 'j', nome: 'Próxima linha', fazer: () => ir(Math.min(atual() + 1, linhas().length - 1)) },
    { tecla: 'k', nome: 'Linha anterior', fazer: () => ir(Math.max(atual() - 1, 0)) },
    { tecla: 'x', nome: 'Marcar a linha', fazer: () => apertar('input[type="checkbox"]') },
    { tecla: 'a', nome: 'Fazer o que se espera na linha', fazer: () => apertar('[data-ato]') },
    { tecla: 'enter', nome: 'Abrir a linha', fazer: () => apertar('td[data-title="true"] a') },
    {
      tecla: '/',
      nome: 'Buscar',
      fazer: () => area.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    },
  ])
}
