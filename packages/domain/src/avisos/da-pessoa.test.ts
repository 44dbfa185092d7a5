import { describe, expect, it } from 'vitest'
import { pedidoDaPessoa } from './da-pessoa.ts'

const HOJE = '2026-11-24'
const experiencia = { fim: '2026-11-29', decisao: null, sugerida: false } as const
const nada = { experiencia: null, ferias: null } as const

describe('what an employee asks for', () => {
  it.each([
    ['Cadastro', 'Decidir a experiência'],
    ['Gerente Rh', 'Decidir a experiência'],
    ['Gestor', 'Dizer como a pessoa trabalha'],
    ['Sesmt', undefined],
  ] as const)('of %s at the end of a trial: %s', (grupo, rotulo) => {
    expect(pedidoDaPessoa({ ...nada, experiencia }, [grupo], HOJE)?.rotulo).toBe(rotulo)
  })

  it('is the dismissal once the end was decided, whoever suggested it', () => {
    const decidida = { ...experiencia, decisao: 'encerrar', sugerida: true } as const
    expect(pedidoDaPessoa({ ...nada, experiencia: decidida }, ['Gestor'], HOJE)).toEqual({
      nome: 'demissao',
      rotulo: 'Abrir a demissão',
      prazo: { dia: '2026-11-29', rotulo: 'experiência', dias: 5, faixa: 'proximo' },
    })
  })

  it('is nothing more of who said what they think', () => {
    const dita = { ...experiencia, sugerida: true }
    expect(pedidoDaPessoa({ ...nada, experiencia: dita }, ['Gestor'], HOJE)).toBeNull()
  })

  it('is a date for the vacation where it is due first, also after its last day', () => {
    const ferias = { ultimoInicio: '2026-11-20' }
    expect(pedidoDaPessoa({ experiencia, ferias }, ['Gestor'], HOJE)).toMatchObject({
      nome: 'ferias',
      rotulo: 'Marcar férias',
      prazo: { dias: -4, faixa: 'vencido' },
    })
    const depois = { ultimoInicio: '2026-12-20' }
    expect(pedidoDaPessoa({ experiencia, ferias: depois }, ['Gestor'], HOJE)?.nome).toBe('experiencia')
    expect(pedidoDaPessoa({ ...nada, ferias }, ['Vagas'], HOJE)).toBeNull()
  })
})
