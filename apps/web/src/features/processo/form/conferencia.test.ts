import type { Pendencia } from '@rh/domain/pendencia'
import { describe, expect, it } from 'vitest'
import {
  conferir,
  contarTudo,
  errosDaEtapa,
  primeiroItem,
  proximoItem,
  resumoDaContagem,
  type OrdemDosCampos,
} from './conferencia.ts'

const ordem: OrdemDosCampos = {
  etapas: [
    { id: 'ida', label: 'Ida', campos: ['dia', 'hora', 'malas'] },
    { id: 'volta', label: 'Volta', campos: ['dia'] },
  ],
}
const errado = (etapa: string, campo: string): Pendencia => ({
  codigo: 'x',
  severidade: 'bloqueio',
  mensagem: `${campo} errado`,
  baseLegal: 'CLT art. 1º',
  etapa,
  campo,
})
const falta = (etapa: string, campo: string): Pendencia => ({ ...errado(etapa, campo), falta: campo })
const doForm = (...pendencias: Pendencia[]) =>
  conferir(ordem, pendencias, ({ etapa, campo }) => (campo === undefined ? null : `${etapa}?${campo}`))
const textos = (conferencia: ReturnType<typeof doForm>) =>
  conferencia.grupos.map(({ label, itens }) => [label, ...itens.map(({ texto }) => texto)])

describe('what a form still needs', () => {
  it('is grouped by step: what is wrong first, then what is missing in the order of the fields', () => {
    const conferencia = doForm(
      falta('volta', 'dia'),
      falta('ida', 'malas.1.peso'),
      falta('ida', 'dia'),
      errado('ida', 'hora'),
    )
    expect(textos(conferencia)).toEqual([
      ['Ida', 'hora errado', 'dia', 'malas.1.peso'],
      ['Volta', 'dia'],
    ])
    expect(contarTudo(conferencia)).toEqual({ errados: 1, faltam: 3 })
  })

  it('has one line for a field that two rules miss', () => {
    const conferencia = doForm(
      falta('ida', 'dia'),
      { ...falta('ida', 'dia'), codigo: 'y' },
      falta('volta', 'dia'),
    )
    expect(textos(conferencia)).toEqual([
      ['Ida', 'dia'],
      ['Volta', 'dia'],
    ])
    expect(contarTudo(conferencia)).toEqual({ errados: 0, faltam: 2 })
  })

  it('names the law of what is wrong, not of what is missing', () => {
    const [grupo] = doForm(falta('ida', 'dia'), errado('ida', 'hora')).grupos
    expect(grupo?.itens.map(({ baseLegal }) => baseLegal)).toEqual(['CLT art. 1º', undefined])
  })

  it('counts what blocks only: alerts, facts and blocks that an approval may lift stand apart', () => {
    const alerta: Pendencia = { codigo: 'a', severidade: 'alerta', mensagem: 'leia', etapa: 'ida' }
    const info: Pendencia = { codigo: 'i', severidade: 'info', mensagem: 'saiba' }
    const excetuavel: Pendencia = { ...errado('ida', 'dia'), excecaoPor: ['Gerente Rh'] }
    const conferencia = doForm(alerta, info, excetuavel)
    expect(conferencia.grupos).toEqual([])
    expect(conferencia.alertas).toEqual([alerta, excetuavel])
    expect(conferencia.avisos).toEqual([info])
  })

  it('keeps what no step answers for at the end', () => {
    const solto: Pendencia = { codigo: 's', severidade: 'bloqueio', mensagem: 'sem lugar' }
    expect(textos(doForm(solto, falta('volta', 'dia')))).toEqual([
      ['Volta', 'dia'],
      ['Geral', 'sem lugar'],
    ])
  })

  it.each([
    [0, 0, 'Nada falta para enviar.'],
    [0, 1, '1 item falta para enviar'],
    [0, 23, '23 itens faltam para enviar'],
    [1, 0, '1 errado para corrigir antes de enviar'],
    [2, 5, '2 errados · 5 itens faltam para enviar'],
  ])('says %i wrong and %i missing in words', (errados, faltam, palavras) => {
    expect(resumoDaContagem({ errados, faltam })).toBe(palavras)
  })
})

describe('the way through it', () => {
  const conferencia = doForm(falta('ida', 'dia'), errado('ida', 'malas'), falta('volta', 'dia'))
  const depoisDe = (etapa: string, campo?: string) => proximoItem(ordem, conferencia, { etapa, campo })?.href

  it('goes on from the field that has the focus, across steps, and round', () => {
    expect(depoisDe('ida')).toBe('ida?dia')
    expect(depoisDe('ida', 'dia')).toBe('ida?malas')
    expect(depoisDe('ida', 'hora')).toBe('ida?malas')
    expect(depoisDe('ida', 'malas')).toBe('volta?dia')
    expect(depoisDe('volta', 'dia')).toBe('ida?dia')
    expect(depoisDe('revisar')).toBe('ida?dia')
  })

  it('ends where nothing is left', () => {
    expect(proximoItem(ordem, doForm(), { etapa: 'ida', campo: undefined })).toBeNull()
  })

  it('begins, when sending is refused, at what is wrong', () => {
    expect(primeiroItem(conferencia)?.href).toBe('ida?malas')
    expect(primeiroItem(doForm(falta('volta', 'dia')))?.href).toBe('volta?dia')
  })
})

describe('what is said at a field', () => {
  const conferencia = doForm(falta('ida', 'dia'), errado('ida', 'hora'), falta('volta', 'dia'))

  it('is what is wrong; that it is missing only once sending was tried', () => {
    expect(errosDaEtapa(conferencia, 'ida', false)).toEqual({ hora: 'hora errado' })
    expect(errosDaEtapa(conferencia, 'ida', true)).toEqual({ hora: 'hora errado', dia: 'Campo obrigatório' })
  })
})
