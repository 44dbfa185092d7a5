import { describe, expect, it } from 'vitest'
import { errosDoDependente, salarioFamiliaAte, type DadosDoDependente } from './dependente.ts'
import { errosDoDocumento, estadoDoDocumento, validadeEmTexto } from './documento.ts'
import { possibilidades, type MovimentoFatos } from './movimentos.ts'
import { errosDaEntrega, type ItemFatos, type NovaEntrega } from './uniforme.ts'

const HOJE = '2026-11-20'

describe('a dependant', () => {
  const filha: DadosDoDependente = {
    nome: 'Ana Souza',
    cpf: '11144477735',
    nascimento: '2020-05-10',
    parentesco: '03',
    impostoRenda: true,
    salarioFamilia: true,
    incapaz: false,
    pensao: false,
    inicio: '2025-01-01',
  }
  const erros = (
    dados: Partial<DadosDoDependente>,
    outros: { cpf: string | null; parentesco: string }[] = [],
  ) =>
    Object.keys(
      errosDoDependente({ ...filha, ...dados }, { hoje: HOJE, cpfDoColaborador: '52998224725', outros }),
    )

  it.each<[string, Partial<DadosDoDependente>, string[]]>([
    ['is right', {}, []],
    ['needs a CPF for the income tax', { cpf: undefined }, ['cpf']],
    ['needs none otherwise', { cpf: undefined, impostoRenda: false }, []],
    ['is not the worker', { cpf: '52998224725' }, ['cpf']],
    [
      'turned 14 before this month, for the salário-família',
      { nascimento: '2012-10-31' },
      ['salarioFamilia'],
    ],
    ['turns 14 this month', { nascimento: '2012-11-01' }, []],
    ['may be of any age when unable to work', { nascimento: '1990-01-01', incapaz: true }, []],
    ['is a child for the salário-família', { parentesco: '01' }, ['salarioFamilia']],
    ['is born', { nascimento: '2026-11-21', inicio: '2026-11-21' }, ['nascimento']],
    ['begins with the birth at the earliest', { inicio: '2020-05-09' }, ['inicio']],
  ])('%s', (_, dados, esperado) => {
    expect(erros(dados)).toEqual(esperado)
  })

  it('is not there twice, and a spouse is one', () => {
    expect(erros({}, [{ cpf: '11144477735', parentesco: '03' }])).toEqual(['cpf'])
    const conjuge = { parentesco: '02' as const, salarioFamilia: false, nascimento: '1990-01-01' }
    expect(erros(conjuge, [{ cpf: null, parentesco: '01' }])).toEqual(['parentesco'])
    expect(erros(conjuge, [{ cpf: null, parentesco: '03' }])).toEqual([])
  })

  it('Decreto 3.048/1999 art. 88 II: gives the quota until the end of the month of the 14 years', () => {
    expect(salarioFamiliaAte(filha)).toBe('2034-05-31')
    expect(salarioFamiliaAte({ ...filha, incapaz: true })).toBeNull()
  })
})

describe('a document', () => {
  const estado = (validade: string | null, outros = {}) =>
    estadoDoDocumento({ validade, encerradoEm: null, substituido: false, ...outros }, HOJE)

  it.each([
    ['2026-11-19', 'vencido', 'Venceu há 1 dia'],
    ['2026-11-20', 'vence', 'Vence hoje'],
    ['2026-12-20', 'vence', 'Vence em 30 dias'],
    ['2026-12-21', 'valido', 'Válido'],
    [null, 'sem_validade', 'Sem validade'],
  ] as const)('valid until %s is %s', (validade, esperado, texto) => {
    expect(estado(validade)).toBe(esperado)
    expect(validadeEmTexto(esperado, validade, HOJE)).toBe(texto)
  })

  it('that was replaced or ended asks for nothing', () => {
    expect(estado('2026-11-01', { substituido: true })).toBe('substituido')
    expect(estado('2026-11-01', { encerradoEm: HOJE })).toBe('encerrado')
    expect(estado('2026-11-01', { encerradoEm: '2026-11-21' })).toBe('vencido')
  })

  it('is not of tomorrow and does not end before it begins', () => {
    expect(errosDoDocumento({ tipoId: 1, emissao: '2026-11-21' }, HOJE)).toHaveProperty('emissao')
    expect(errosDoDocumento({ tipoId: 1, emissao: HOJE, validade: '2026-11-19' }, HOJE)).toHaveProperty(
      'validade',
    )
    expect(errosDoDocumento({ tipoId: 1, emissao: HOJE, validade: HOJE }, HOJE)).toEqual({})
  })
})

describe('a delivery', () => {
  const bota: ItemFatos = {
    tipo: 'epi',
    ativo: true,
    tamanhos: ['38', '40'],
    ca: '48712',
    caValidade: '2026-11-20',
  }
  const dados: NovaEntrega = {
    itemId: 1,
    tamanho: '40',
    quantidade: 1,
    entregueEm: HOJE,
    observacao: undefined,
  }
  const erros = (
    entrega: Partial<NovaEntrega>,
    item: Partial<ItemFatos> = {},
    dataDesligamento: string | null = null,
  ) =>
    Object.keys(
      errosDaEntrega(
        { ...dados, ...entrega },
        { hoje: HOJE, dataAdmissao: '2026-05-01', dataDesligamento, item: { ...bota, ...item } },
      ),
    )

  it('of an EPI asks for a CA valid on the day (NR-6)', () => {
    expect(erros({})).toEqual([])
    expect(erros({}, { caValidade: '2026-11-19' })).toEqual(['itemId'])
    expect(erros({}, { ca: null })).toEqual(['itemId'])
    expect(erros({}, { tipo: 'uniforme', ca: null, caValidade: null })).toEqual([])
  })

  it('is of a size that exists, while the person works here', () => {
    expect(erros({ tamanho: '44' })).toEqual(['tamanho'])
    expect(erros({ entregueEm: '2026-11-21' }, { caValidade: null })).toEqual(['entregueEm'])
    expect(erros({ entregueEm: '2026-03-31' })).toEqual(['entregueEm'])
    expect(erros({}, {}, '2026-11-19')).toEqual(['entregueEm'])
    expect(erros({}, { ativo: false })).toEqual(['itemId'])
  })
})

describe('what may be started', () => {
  const base: MovimentoFatos = { hoje: HOJE, dataAdmissao: '2025-01-01', dataDesligamento: null, abertos: [] }
  const motivo = (tipo: string, fatos: Partial<MovimentoFatos>) =>
    possibilidades({ ...base, ...fatos }, ['Gestor']).find((p) => p.tipo === tipo)?.motivo

  it('is everything for who works here, as the group allows', () => {
    expect(possibilidades(base, ['Gestor']).every(({ pode }) => pode)).toBe(true)
    expect(possibilidades(base, ['Almoxarifado']).some(({ pode }) => pode)).toBe(false)
  })

  it('is nothing before the first day and after the last one', () => {
    expect(motivo('ferias', { dataAdmissao: '2026-11-21' })).toBe('A admissão começa em 21/11/2026.')
    expect(motivo('ferias', { dataDesligamento: '2026-11-19' })).toBe('Desligado em 19/11/2026.')
    expect(motivo('ferias', { dataDesligamento: HOJE })).toBe(
      'O desligamento já está marcado para 20/11/2026.',
    )
  })

  it('waits for an open process of the kind; a dismissal stops all but a leave', () => {
    const aberto = (tipo: string) => [{ tipo, numero: '2026-00042', status: 'solicitada' }]
    expect(motivo('promocao', { abertos: aberto('promocao') })).toBe(
      'Já há uma promoção em andamento: 2026-00042.',
    )
    expect(motivo('ferias', { abertos: aberto('promocao') })).toBeNull()
    expect(motivo('ferias', { abertos: aberto('demissao') })).toMatch(/demissão em andamento/)
    expect(motivo('afastamento', { abertos: aberto('demissao') })).toBeNull()
  })
})
