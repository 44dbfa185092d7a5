import { describe, expect, it } from 'vitest'
import { views } from '../http/endpoint.ts'
import { catalogo, isSlugDeCadastro, slugsDeCadastro } from './catalogo.ts'
import { fechaCiclo } from './centro-de-custo.ts'
import { recusaDaVigencia } from './convencao.ts'
import { contratoDe } from './define-cadastro.ts'
import { condicoesDeDocumento } from './documento.ts'
import { feriado } from './feriado.ts'
import { dizerLimite, limiteOf, regrasDeLimite } from './limites.ts'
import { dizer } from './textos.ts'
import { dizerParametro, nomesDeParametro, parametroOf, tabelaDeJornada } from './parametros.ts'
import { documentosDeReferencia, feriadosEstaduais } from './referencia.ts'
import { nomesDeCadastro, cadastros } from './cadastros.ts'
import { recusasDaBase } from './sindicato.ts'
import { comSituacao, recusaDeVigencia } from './vigencia.ts'

/** Nothing is said of what is accepted. */
const ACEITA = /^$/

describe('every register', () => {
  it.each(nomesDeCadastro)(
    '%s declares its eight calls, its words and its place in the catalogue',
    (nome) => {
      const cadastro = cadastros[nome]
      const chamadas = Object.entries(contratoDe(cadastro as (typeof cadastros)['cargo']))
      expect(chamadas.map(([chamada]) => chamada)).toEqual([
        `GET /api/${nome}/listar`,
        `GET /api/${nome}/exportar`,
        `GET /api/${nome}/:id`,
        `GET /api/${nome}/historico/:id`,
        `GET /api/${nome}/uso/:id`,
        `POST /api/${nome}/criar`,
        `PUT /api/${nome}/editar`,
        `POST /api/${nome}/ativar`,
      ])
      for (const [chamada, { access }] of chamadas.filter(([chamada]) => !chamada.endsWith('listar')))
        expect([chamada, access]).toEqual([chamada, views('cadastros.registro')])
      expect(isSlugDeCadastro(cadastro.slug)).toBe(true)
      const [propria] = Object.values(cadastro.textos)
      expect(propria?.campos['ativo']).toMatchObject({ formato: 'sim-nao' })
    },
  )

  it('has a heading of its own in the index', () => {
    const labels = slugsDeCadastro.map((slug) => catalogo[slug].label)
    expect(new Set(labels).size).toBe(labels.length)
    expect(isSlugDeCadastro('outro')).toBe(false)
  })
})

describe('stored values in words', () => {
  it.each([
    [null, 'texto', null],
    ['', 'texto', null],
    [[], 'lista', null],
    ['a', undefined, 'a'],
    ['2026-11-20', 'data', '20/11/2026'],
    ['07:00:00', 'hora', '07:00'],
    [true, 'sim-nao', 'Sim'],
    [false, 'sim-nao', 'Não'],
    [['P', 'M', 'G'], 'lista', 'P, M e G'],
    ['12ABC34501DE35', 'cnpj', '12.ABC.345/01DE-35'],
    [6.25, 'percentual', '6,25%'],
    ['a', { opcoes: { a: 'Primeiro' } }, 'Primeiro'],
    ['b', { opcoes: { a: 'Primeiro' } }, 'b'],
    [['a', 'b'], { opcoes: { a: 'Um', b: 'Dois' } }, 'Um e Dois'],
    [7, { referencia: 'cargo' }, 'Porteiro'],
    [8, { referencia: 'cargo' }, 'nº 8'],
  ] as const)('%j as %j is %j', (valor, formato, texto) => {
    expect(dizer(valor, formato, { cargo: new Map([[7, 'Porteiro']]) })).toBe(texto)
  })
})

describe('values by date', () => {
  const linhas = [{ desde: '2025-01-01' }, { desde: '2026-01-01' }, { desde: '2027-01-01' }]

  it('know which one holds, which is to come and which is over', () => {
    expect(comSituacao(linhas, '2026-11-20')).toEqual([
      { desde: '2027-01-01', situacao: 'futura', ate: null },
      { desde: '2026-01-01', situacao: 'em_vigor', ate: '2026-12-31' },
      { desde: '2025-01-01', situacao: 'encerrada', ate: '2025-12-31' },
    ])
    expect(comSituacao(linhas, '2024-06-01').map(({ situacao }) => situacao)).toEqual([
      'futura',
      'futura',
      'futura',
    ])
    expect(comSituacao(linhas, '2027-01-01')[0]).toMatchObject({ situacao: 'em_vigor' })
  })

  it.each([
    ['2026-01-01', true, /^Já existe um valor/],
    ['2025-06-01', true, /já está encerrado/],
    ['2024-06-01', true, ACEITA],
    ['2026-06-01', true, ACEITA],
    ['2026-06-01', false, /de hoje em diante/],
    ['2026-11-20', false, ACEITA],
    ['2026-12-01', false, ACEITA],
  ])('take a row from %s on (retroactive: %s): %s', (desde, retroativa, recusa) => {
    const dita = recusaDeVigencia(
      linhas.map((linha) => linha.desde),
      { desde, hoje: '2026-11-20', retroativa },
    )
    expect(dita ?? '').toMatch(recusa)
  })

  it('take anything where there is nothing yet', () => {
    expect(recusaDeVigencia([], { desde: '2020-01-01', hoje: '2026-11-20', retroativa: true })).toBeNull()
  })
})

describe('limits and parameters', () => {
  it('have a default within their bounds, and are said as people say them', () => {
    for (const regra of regrasDeLimite) {
      const { padrao, min, max } = limiteOf(regra)
      expect([regra, padrao >= min && padrao <= max]).toEqual([regra, true])
    }
    expect(dizerLimite('ferias.antecedencia', 1)).toBe('1 dia')
    expect(dizerLimite('ferias.antecedencia', 30)).toBe('30 dias')
    expect(dizerLimite('ferias.ausencias', 20)).toBe('20%')
    expect(dizerLimite('demissao.corte', 20)).toBe('dia 20')
    expect(dizerLimite('demissao.corte', 31)).toBe('sem corte')
    expect(dizerLimite('anexo.quantidade', 5)).toBe('5')
    expect(dizerParametro('jornada_semana_horas', 44)).toBe('44 horas')
    expect(dizerParametro('salario_minimo', 1621)).toMatch(/^R\$\s1\.621,00$/)
  })

  it('bring each value of the law with its source; a conditional one is not in force by itself', () => {
    for (const nome of nomesDeParametro) expect(parametroOf(nome).lei.length).toBeGreaterThan(0)
    expect(parametroOf('licenca_paternidade_dias').lei.map(({ valor }) => valor)).toEqual([5, 10, 15])
  })

  it('make one table of the two limits of work', () => {
    const dia = [{ desde: '1988-10-05', valor: 8 }]
    const semana = [...dia.map(({ desde }) => ({ desde, valor: 44 })), { desde: '2027-01-01', valor: 40 }]
    expect(tabelaDeJornada(dia, semana).map(({ desde, valor }) => [desde, valor])).toEqual([
      ['1988-10-05', { minutosDia: 480, minutosSemana: 2640 }],
      ['2027-01-01', { minutosDia: 480, minutosSemana: 2400 }],
    ])
    expect(tabelaDeJornada([], semana)).toEqual([])
  })
})

describe('cost centres', () => {
  const paiDe = new Map([
    [1, null],
    [2, 1],
    [3, 2],
    [8, 9],
    [9, 8],
  ])
  it.each([
    [1, 1, true],
    [1, 3, true],
    [3, 1, false],
    [4, 3, false],
    // A circle that is already there ends the walk.
    [4, 8, false],
  ])('%i under %i closes a circle: %s', (id, pai, fecha) => {
    expect(fechaCiclo(id, pai, paiDe)).toBe(fecha)
  })
})

describe('agreements', () => {
  it.each([
    ['2026-01-01', '2027-12-31', ACEITA],
    ['2026-01-01', '2028-01-01', /dois anos/],
    ['2026-01-01', '2025-12-31', /antes do início/],
    ['2024-02-29', '2026-02-27', ACEITA],
    ['2024-02-29', '2026-02-28', /dois anos/],
  ])('from %s to %s: %s', (inicio, fim, recusa) => {
    const dita = recusaDaVigencia(inicio, fim)
    expect(dita ?? '').toMatch(recusa)
  })
})

describe('the base of a union', () => {
  it('names each place once, and no município beside its whole state', () => {
    expect(recusasDaBase([{ uf: 'SP' }, { uf: 'CE', municipioIbge: 2_304_400 }])).toEqual([])
    expect(recusasDaBase([{ uf: 'SP' }, { uf: 'SP', municipioIbge: 3_550_308 }, { uf: 'SP' }])).toEqual([
      [1, 'O estado SP inteiro já está na base'],
      [2, 'Este lugar já está na base'],
    ])
  })
})

describe('what every company begins with', () => {
  it('is one holiday per state and day, each known to the schema', () => {
    const chaves = feriadosEstaduais.map(
      ({ uf, dia, mes, diasDaPascoa }) => `${uf} ${dia}/${mes} ${diasDaPascoa}`,
    )
    expect(new Set(chaves).size).toBe(chaves.length)
    for (const { diasDaPascoa, ...estadual } of feriadosEstaduais)
      expect(
        feriado.schema.safeParse({
          ...estadual,
          ...(diasDaPascoa === undefined ? { repeticao: 'anual' } : { repeticao: 'pascoa', diasDaPascoa }),
          abrangencia: 'estadual',
          fundamento: 'Lei estadual',
          conferir: false,
        }).success,
      ).toBe(true)
  })

  it('asks documents by conditions that the checklist knows', () => {
    for (const { codigo, obrigatoriedade, condicao } of documentosDeReferencia)
      expect([
        codigo,
        obrigatoriedade === 'condicional',
        condicao !== undefined && condicao in condicoesDeDocumento,
      ]).toEqual([codigo, condicao !== undefined, condicao !== undefined])
  })
})
