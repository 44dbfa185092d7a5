import { describe, expect, it } from 'vitest'
import { PRESENCA_MS } from '@rh/domain/contract/socket'
import type { AvisoDePresenca } from './message.ts'
import { criarPresencas } from './presenca.ts'

const rita = { id: 1, nome: 'Rita Sampaio' }
const otavio = { id: 2, nome: 'Otávio Lourenço' }
const PROCESSO = 7

/** Instances that share one database, and what each screen was told last. */
function instancias(...nomes: string[]) {
  const vistos = new Map<string, readonly string[]>()
  let hora = 0
  const todas: ReturnType<typeof criarPresencas>[] = []
  const fila: AvisoDePresenca[] = []
  const entregar = (): void => {
    for (let aviso = fila.shift(); aviso; aviso = fila.shift()) for (const outra of todas) outra.ouvir(aviso)
  }
  for (const instancia of nomes)
    todas.push(
      criarPresencas({
        instancia,
        publicar: (aviso) => fila.push(aviso),
        dizer: (telaId, _processo, pessoas) => vistos.set(telaId, pessoas),
        agora: () => hora,
      }),
    )
  return {
    vistos,
    fazer: (i: number, agir: (presencas: ReturnType<typeof criarPresencas>) => void) => {
      const presencas = todas[i]
      if (presencas) agir(presencas)
      entregar()
    },
    passar: (ms: number) => (hora += ms),
  }
}

describe('presence', () => {
  it('tells each screen of the others, once per person, and never of its own', () => {
    const { vistos, fazer } = instancias('a')
    fazer(0, (p) => p.entrar('tela1', PROCESSO, rita))
    fazer(0, (p) => p.entrar('tela2', PROCESSO, rita))
    expect([...vistos.values()]).toEqual([[], []])
    fazer(0, (p) => p.entrar('tela3', PROCESSO, otavio))
    expect(Object.fromEntries(vistos)).toEqual({
      tela1: ['Otávio Lourenço'],
      tela2: ['Otávio Lourenço'],
      tela3: ['Rita Sampaio'],
    })
  })

  it('reaches the other instances, whichever came first, and ends with the last screen of the person', () => {
    const { vistos, fazer } = instancias('a', 'b')
    fazer(0, (p) => p.entrar('tela1', PROCESSO, rita))
    fazer(1, (p) => p.entrar('tela2', PROCESSO, otavio))
    expect(vistos.get('tela1')).toEqual(['Otávio Lourenço'])
    expect(vistos.get('tela2')).toEqual(['Rita Sampaio'])
    fazer(1, (p) => p.entrar('tela3', PROCESSO, otavio))
    fazer(1, (p) => p.sair('tela2'))
    expect(vistos.get('tela1')).toEqual(['Otávio Lourenço'])
    fazer(1, (p) => p.sair('tela3'))
    expect(vistos.get('tela1')).toEqual([])
  })

  it('is of one process: who goes to another one left the first', () => {
    const { vistos, fazer } = instancias('a')
    fazer(0, (p) => p.entrar('tela1', PROCESSO, rita))
    fazer(0, (p) => p.entrar('tela2', PROCESSO, otavio))
    fazer(0, (p) => p.entrar('tela2', PROCESSO + 1, otavio))
    expect([vistos.get('tela1'), vistos.get('tela2')]).toEqual([[], []])
  })

  it('forgets screens and instances that fall silent', () => {
    const { vistos, fazer, passar } = instancias('a', 'b')
    fazer(0, (p) => p.entrar('tela1', PROCESSO, rita))
    fazer(1, (p) => p.entrar('tela2', PROCESSO, otavio))
    for (const _ of [1, 2, 3]) {
      passar(PRESENCA_MS)
      fazer(0, (p) => p.entrar('tela1', PROCESSO, rita))
      fazer(0, (p) => p.conferir())
    }
    // The second instance is gone without a word.
    expect(vistos.get('tela1')).toEqual([])
    fazer(1, (p) => p.conferir())
    expect(vistos.get('tela1')).toEqual([])
  })
})
