import { expect, it } from 'vitest'
import { situacoes as doColaborador } from '../listas/colaborador.ts'
import { situacoes } from '../processos/situacoes.ts'
import { referenciaEmPalavras } from './palavras.ts'
import { codigoDaReferencia, lerCodigoDaReferencia, tiposDeReferencia } from './referencia.ts'

it.each(tiposDeReferencia)('says what %s is, whatever its status', (tipo) => {
  const statuses = Object.keys(tipo === 'colaborador' ? doColaborador : situacoes[tipo].statuses)
  for (const status of statuses) {
    const dita = referenciaEmPalavras({ tipo, id: 7, titulo: null, numero: '2026-000042', status })
    expect(dita.titulo).toBe('Sem nome ainda')
    expect(dita.status).not.toBe(status)
    expect(dita.numero).toMatch(/^\p{Lu}\p{L}+ 2026-000042$/u)
  }
  expect(lerCodigoDaReferencia(codigoDaReferencia({ tipo, id: 7 }))).toEqual({ tipo, id: 7 })
})

it.each([null, '', 'ferias', 'ferias:0', 'ferias:x', 'outra:1', 7])('reads nothing in %j', (codigo) => {
  expect(lerCodigoDaReferencia(codigo)).toBeNull()
})
