import { describe, expect, it } from 'vitest'
import {
  itensDoDossie,
  temFaltas,
  tiposDeComprovante,
  type FatosDoDossie,
  type PessoaDoDossie,
} from './dossie.ts'

const pessoa = (mais: Partial<PessoaDoDossie> = {}): PessoaDoDossie => ({
  vinculoId: 1,
  nome: 'Ana Lima',
  matricula: '000001',
  cpf: '***.456.789-**',
  cargo: 'Auxiliar de limpeza',
  posto: 'Sede',
  de: '2026-10-01',
  ate: '2026-10-31',
  cobre: false,
  exame: { data: '2026-02-10', validade: '2027-02-09' },
  exigidos: [],
  treinamentos: [],
  kit: true,
  entregas: [
    { item: 'Luva', tipo: 'epi', quantidade: 2, entregueEm: '2026-03-01', ca: '12345', devolvidoEm: null },
  ],
  ...mais,
})
const fatos = (mais: Partial<FatosDoDossie> = {}): FatosDoDossie => ({
  tipo: 'privado',
  dia: '2026-10-31',
  pessoas: [pessoa()],
  comprovantes: [],
  ...mais,
})
const item = (codigo: string, mais: Partial<FatosDoDossie> = {}) => {
  const achado = itensDoDossie(fatos(mais)).find((um) => um.codigo === codigo)
  if (!achado) throw new Error(`no ${codigo}`)
  return achado
}

describe('papers of the people', () => {
  it('are complete where everybody has what the month asks for', () => {
    for (const codigo of ['pessoas', 'exames', 'treinamentos', 'entregas'])
      expect(item(codigo)).toMatchObject({ situacao: 'completo', faltas: [] })
    expect(item('pessoas').texto).toBe('1 pessoa no mês')
  })

  it('NR-7: say who has no exam, none with a term, or one that expired before the day', () => {
    const exames = (exame: PessoaDoDossie['exame']) => item('exames', { pessoas: [pessoa({ exame })] })
    expect(exames(null).faltas).toEqual(['Ana Lima: nenhum exame ocupacional registrado'])
    expect(exames({ data: '2026-01-05', validade: null }).faltas).toEqual([
      'Ana Lima: exame de 05/01/2026 sem validade registrada',
    ])
    expect(exames({ data: '2025-10-31', validade: '2026-10-30' })).toMatchObject({
      situacao: 'incompleto',
      texto: '0 de 1 em dia',
      faltas: ['Ana Lima: exame vencido em 30/10/2026'],
    })
    expect(exames({ data: '2025-11-01', validade: '2026-10-31' }).situacao).toBe('completo')
  })

  it('NR-1: say which training that the cargo asks for is missing or expired', () => {
    const com = (treinamentos: PessoaDoDossie['treinamentos']) =>
      item('treinamentos', { pessoas: [pessoa({ exigidos: ['NR-35'], treinamentos })] }).faltas
    expect(com([])).toEqual(['Ana Lima: sem treinamento da NR-35'])
    expect(com([{ norma: 'NR-10', emissao: null, validade: null }])).toHaveLength(1)
    expect(com([{ norma: 'NR-35', emissao: '2024-01-01', validade: '2026-01-01' }])).toEqual([
      'Ana Lima: treinamento da NR-35 vencido em 01/01/2026',
    ])
    expect(com([{ norma: 'NR-35', emissao: '2026-01-01', validade: '2028-01-01' }])).toEqual([])
  })

  it('NR-6: say whom nothing was handed to at a post with a kit', () => {
    expect(item('entregas', { pessoas: [pessoa({ entregas: [] })] }).faltas).toEqual([
      'Ana Lima: nenhuma entrega registrada',
    ])
    expect(item('entregas', { pessoas: [pessoa({ entregas: [], kit: false })] }).situacao).toBe('completo')
  })

  it('count who was at two posts once, and miss everything where nobody was there', () => {
    expect(item('pessoas', { pessoas: [pessoa(), pessoa({ posto: 'Anexo' })] }).texto).toBe('1 pessoa no mês')
    expect(item('exames', { pessoas: [] })).toMatchObject({
      situacao: 'falta',
      faltas: ['Ninguém esteve no contrato neste mês.'],
    })
  })
})

describe('proofs', () => {
  it('Lei 14.133/2021 art. 50: wages, FGTS, INSS, VT and VA are asked of every contract', () => {
    for (const codigo of ['folha', 'salarios', 'fgts', 'inss', 'vt', 'va'])
      expect(item(codigo)).toMatchObject({ situacao: 'falta', faltas: ['Ninguém anexou este comprovante.'] })
    expect(item('fgts', { comprovantes: [{ tipo: 'fgts', nome: 'guia.pdf' }] })).toMatchObject({
      situacao: 'completo',
      texto: '1 arquivo',
    })
  })

  it('Lei 14.133/2021 art. 68: certificates are asked by public bodies; what may not exist is never missing', () => {
    expect(item('certidoes').situacao).toBe('nao_ha')
    expect(item('certidoes', { tipo: 'publico' }).situacao).toBe('falta')
    for (const codigo of ['ferias', 'rescisoes', 'outro']) expect(item(codigo).situacao).toBe('nao_ha')
  })

  it('cite the laws of public bodies to them alone', () => {
    expect(item('fgts').baseLegal).not.toContain('14.133')
    expect(item('fgts', { tipo: 'publico' }).baseLegal).toContain('Lei 14.133/2021 art. 50 III')
    expect(item('pessoas', { tipo: 'publico' }).baseLegal).toContain('IN SEGES 5/2017')
  })

  it('something is missing until each is there', () => {
    expect(temFaltas(itensDoDossie(fatos()))).toBe(true)
    const comprovantes = tiposDeComprovante.map((tipo) => ({ tipo, nome: 'x.pdf' }))
    expect(temFaltas(itensDoDossie(fatos({ comprovantes })))).toBe(false)
    expect(temFaltas(itensDoDossie(fatos({ comprovantes, pessoas: [pessoa({ exame: null })] })))).toBe(true)
  })
})
