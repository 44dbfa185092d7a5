import type { Pendencia } from '@rh/domain/pendencia'
import { describe, expect, it } from 'vitest'
import { atos } from './atos.ts'
import { comIguais, comResposta, linhasDe, porLinha, respostasDe, somasDe } from './conferencia/respostas.ts'
import { custoEmTexto, faixasDaLinha, foraDaJanela, linhasDaConta } from './conta.ts'
import { queFaltam } from './Destaque.tsx'
import { alternativasDe, ladoDe } from './form/alternativas.ts'
import { avisosDe, pedidosDe, perguntados } from './form/campos.ts'
import { escolhasDe } from './form/Causa.tsx'
import { causasQueRestam, diaLivre } from './form/Antes.tsx'
import { pontosDe, resumoDosPontos } from './form/pontos.ts'
import type { CausaOferecida, Linha, Opcoes, Registro, Simulacao, Situacao } from './registro.ts'
import { tonsDosDias } from './relogio.ts'
import { dadosDoParecer, rotulosDe } from './rotulos.ts'

const legivel = (texto: string): string => texto.replaceAll('\u00a0', ' ')

const causa = (codigo: string, mudanca: Partial<CausaOferecida> = {}): CausaOferecida => ({
  codigo,
  rotulo: `Causa ${codigo}`,
  ajuda: 'Quando.',
  nome: `Nome ${codigo}`,
  iniciativa: 'EMPREGADOR',
  aprova: 'coordenacao',
  processoJudicial: 'nao',
  cabe: true,
  significa: ['aviso', 'multa', 'saque', 'seguro', 'ferias'].map((tema) => ({
    tema,
    rotulo: tema,
    texto: `${tema} ${codigo}`,
    tem: codigo === '02',
  })),
  ...mudanca,
})

const situacao: Situacao = {
  admissao: '2025-08-14',
  contrato: { tipo: 'indeterminado', fim: null },
  impedimentos: [],
  estabilidades: [],
  afastamentos: [],
  ferias: [],
  saldoFerias: 30,
  processos: [],
  aviso: null,
  ultimoExame: '2026-08-05',
  dataBaseMes: 1,
  menor: false,
  salarioCentavos: 188_500,
}

const forma = (codigo: Opcoes['avisos'][string][number]['codigo'], reducao = false) => ({
  codigo,
  rotulo: codigo === 'trabalhado' ? 'Trabalhado' : 'Indenizado',
  significa: '',
  reducao,
  fundamento: '',
})

const opcoes: Opcoes = {
  hoje: '2026-11-23',
  causas: [
    causa('01', { aprova: 'gerente_rh' }),
    causa('02'),
    causa('06', { iniciativa: 'AUTOMATICA', cabe: false }),
    causa('07', { iniciativa: 'EMPREGADO' }),
    causa('10', { iniciativa: 'AUTOMATICA' }),
    causa('33', { iniciativa: 'AMBOS' }),
  ],
  avisos: {
    '01': [forma('nao_se_aplica')],
    '02': [forma('trabalhado', true), forma('indenizado')],
    '33': [forma('trabalhado'), forma('indenizado')],
  },
  alineas: [],
  lembretes: { colaboradorId: 7, dias: [] },
  recontratacao: false,
  situacao,
}

const vigente: Situacao['estabilidades'][number] = {
  nome: 'Gestante',
  inicio: '2026-02-01',
  fim: '2026-12-10',
  situacao: 'vigente',
  origem: 'AFA-2026-000087',
  fundamento: 'ADCT art. 10 II b',
  permite: ['Pedido de demissão com assistência.'],
}

describe('the causes as the form offers them', () => {
  it('stand with the common ones first, what the contract does not allow last, and say who approves', () => {
    const escolhas = escolhasDe(opcoes)
    expect(escolhas.map(({ value }) => value)).toEqual(['02', '07', '33', '01', '10', '06'])
    expect(escolhas.find(({ value }) => value === '01')?.detail).toContain('Gerente Rh aprova')
    expect(escolhas.filter(({ impossible }) => impossible).map(({ value }) => value)).toEqual(['06'])
    expect(escolhas.filter(({ rare }) => rare).map(({ value }) => value)).toEqual(['10', '06'])
  })

  it('are compared by what they mean, softly where they bring nothing', () => {
    const [dispensa, pedido] = escolhasDe(opcoes)
    expect(dispensa?.facts.map(({ text, none }) => [text, none])).toEqual(
      ['aviso 02', 'multa 02', 'saque 02', 'seguro 02'].map((texto) => [texto, false]),
    )
    expect(pedido?.facts.every(({ none }) => none)).toBe(true)
  })

  it('leave to who is protected what the company does not decide, and the serious fault', () => {
    expect(causasQueRestam(opcoes).map(({ codigo }) => codigo)).toEqual(['01', '07', '10'])
  })
})

describe('the fields that are asked for', () => {
  const pedidos = (dados: object, outras: Partial<Opcoes> = {}) =>
    Object.entries(pedidosDe(dados as Record<string, unknown>, { ...opcoes, ...outras }))
      .filter(([, pede]) => pede)
      .map(([campo]) => campo)
  const sempre = [
    'causa',
    'comunicacao',
    'motivo',
    'substituir',
    'observacao',
    'saldoFgts',
    'proventos',
    'descontos',
  ]

  it('are those of the cause, its notice and the person', () => {
    const alem = (dados: object, outras?: Partial<Opcoes>) =>
      pedidos(dados, outras)
        .filter((campo) => !sempre.includes(campo))
        .toSorted()
    expect(alem({ causa: '02', aviso: 'trabalhado' })).toEqual(['aviso', 'reducao', 'solicitacaoSeguro'])
    expect(alem({ causa: '33', aviso: 'trabalhado' })).toEqual(['aviso'])
    expect(alem({ causa: '07', aviso: 'indenizado' })).toEqual(['diasCumpridos'])
    expect(alem({ causa: '01', alinea: 'h' })).toEqual(['alinea', 'fatoEm', 'fatoOnde', 'fatos'])
    expect(alem({ causa: '01', alinea: 'd' })).toEqual(['alinea', 'fatoEm', 'fatos'])
    expect(alem({ causa: '01', alinea: 'i' })).toEqual(['alinea', 'chamadas', 'faltaDesde'])
    expect(alem({ causa: '10' })).toEqual(['desligamento'])
    expect(alem({ causa: '07' }, { situacao: { ...situacao, estabilidades: [vigente] } })).toContain(
      'assistencia',
    )
    expect(alem({ causa: '10' }, { situacao: { ...situacao, menor: true } })).toContain('responsavelLegal')
    expect(alem({ causa: '10', recontratacao: 'nao' }, { recontratacao: true })).toEqual([
      'desligamento',
      'recontratacao',
      'recontratacaoMotivo',
    ])
  })

  it('hold no amount for who does not see pay', () => {
    const semPagamento = { situacao: { ...situacao, salarioCentavos: null } }
    expect(pedidos({ causa: '02' }, semPagamento)).not.toContain('saldoFgts')
    expect(pedidos({ causa: '02' }, semPagamento)).not.toContain('solicitacaoSeguro')
  })

  it('are all that is sent', () => {
    const dados = { causa: '10', comunicacao: '2026-11-24', aviso: 'indenizado', alinea: 'i', saldoFgts: 1 }
    expect(perguntados(dados, opcoes)).toEqual({ causa: '10', comunicacao: '2026-11-24', saldoFgts: 1 })
    expect(avisosDe(opcoes, 'toString')).toEqual([])
  })
})

describe('what is told before anything is typed', () => {
  it('forbids while a protection holds, with its end and its source', () => {
    const protegida = { ...situacao, estabilidades: [vigente] }
    const pontos = pontosDe(protegida)
    expect(pontos[0]).toEqual({
      tom: 'impede',
      titulo: 'Gestante · estável até 10/12/2026',
      detalhe: 'ADCT art. 10 II b. Fonte: AFA-2026-000087',
    })
    expect(resumoDosPontos(protegida, pontos)).toBe('Não pode ser dispensada: estável até 10/12/2026')
    const semFim = { ...situacao, estabilidades: [{ ...vigente, fim: null }] }
    expect(resumoDosPontos(semFim, pontosDe(semFim))).toBe('Não pode ser dispensada: tem estabilidade')
  })

  it('says the days of vacation that are owed, one of them in the singular', () => {
    const ditos = [0, 1, 30].flatMap((saldoFerias) =>
      pontosDe({ ...situacao, saldoFerias }).flatMap(({ titulo, detalhe }) =>
        titulo.startsWith('Férias') ? [detalhe] : [],
      ),
    )
    expect(ditos).toEqual([
      'Nenhum dia vencido',
      '1 dia vencido entra na conta',
      '30 dias vencidos entram na conta',
    ])
  })

  it('counts what is to be known, and says where there is nothing', () => {
    const pontos = pontosDe(situacao)
    expect(pontos.every(({ tom }) => tom === 'ok')).toBe(true)
    expect(resumoDosPontos(situacao, pontos)).toBe('Pode ser dispensada? Sim, nada impede')
    const comFerias = {
      ...situacao,
      ferias: [{ inicio: '2026-12-07', fim: '2026-12-26', numero: 'FER-2026-000118' }],
      menor: true,
    }
    const comPontos = pontosDe(comFerias)
    expect(comPontos.slice(0, 2).map(({ titulo }) => titulo)).toEqual([
      'Férias marcadas · 07 a 26/12/2026',
      'Menor de 18 anos',
    ])
    expect(resumoDosPontos(comFerias, comPontos)).toBe('Pode ser dispensada? Sim, com 2 pontos a saber')
  })

  it('stops at a suspended contract, and tells other findings in their words', () => {
    const achado = (codigo: string, severidade: Pendencia['severidade']): Pendencia => ({
      codigo,
      severidade,
      mensagem: `achado ${codigo}`,
      baseLegal: 'CLT art. 476',
    })
    const suspensa: Situacao = {
      ...situacao,
      afastamentos: [{ inicio: '2026-10-01', fim: null, numero: 'AFA-2026-000001' }],
      impedimentos: [achado('CONTRATO_SUSPENSO', 'bloqueio'), achado('outro', 'alerta')],
    }
    expect(
      pontosDe(suspensa)
        .map(({ tom, titulo }) => [tom, titulo])
        .slice(0, 2),
    ).toEqual([
      ['impede', 'Afastamento · desde 01/10/2026, sem data de volta'],
      ['atencao', 'achado outro'],
    ])
    expect(resumoDosPontos(suspensa, pontosDe(suspensa))).toBe('Não pode ser dispensada agora')
  })
})

const linha = (codigo: string, centavos: number, tipo: Linha['tipo'] = 'provento'): Linha => ({
  codigo,
  rotulo: codigo,
  referencia: '33 dias',
  tipo,
  centavos,
  baseLegal: 'CLT art. 487',
  estimado: tipo === 'fgts',
  passos: [],
})

const simulada = (mudanca: Partial<Simulacao>): Simulacao =>
  ({
    comunicacao: '2026-11-24',
    dtDeslig: '2026-11-24',
    dtProjFimAPI: '2026-12-27',
    avisoTrabalhados: 0,
    avisoIndenizados: 33,
    totalBruto: 358_150,
    totalLiquido: 353_150,
    multaFgts: 91_464,
    saqueFgts: { tem: true, percentual: 100, valorCentavos: 1, texto: 'Tudo' },
    seguroDesemprego: { elegivel: true, porque: '15 meses', baseLegal: '' },
    linhas: [
      linha('saldo', 150_800),
      linha('aviso', 207_350),
      linha('desconto', 5000, 'desconto'),
      linha('multa', 91_464, 'fgts'),
    ],
    ...mudanca,
  }) as Simulacao

describe('the account of a dismissal', () => {
  it('keeps discounts below the sum, and the fine and what it opens outside it', () => {
    const linhas = linhasDaConta([simulada({})])
    expect(
      linhas.map(({ label, values, total, outside }) => [label, values[0], total ?? outside ?? false]),
    ).toEqual([
      ['saldo', 150_800, false],
      ['aviso', 207_350, false],
      ['Total bruto', 358_150, true],
      ['desconto', -5000, false],
      ['Total líquido', 353_150, true],
      ['multa, na guia', 91_464, true],
      ['Saca do FGTS', '100%', true],
      ['Seguro-desemprego', 'tem direito', true],
    ])
    expect(linhas[5]?.note).toBe('33 dias · estimado · CLT art. 487')
    expect(legivel(custoEmTexto(simulada({})))).toBe('R$ 4.496,14')
  })

  it('lines up two by their codes, with nothing where one has none', () => {
    const outra = simulada({
      linhas: [linha('saldo', 150_800), linha('lei', 188_500)],
      saqueFgts: { tem: false, percentual: 0, valorCentavos: 0, texto: '' },
      seguroDesemprego: { elegivel: null, porque: '', baseLegal: '' },
    })
    const linhas = linhasDaConta([simulada({}), outra])
    expect(linhas.slice(0, 3).map(({ label, values }) => [label, ...values])).toEqual([
      ['saldo', 150_800, 150_800],
      ['aviso', 207_350, null],
      ['lei', null, 188_500],
    ])
    expect(linhas.slice(-2).map(({ values }) => values)).toEqual([
      ['100%', null],
      ['tem direito', 'a conferir'],
    ])
  })

  it('draws the notice over the days, worked and indemnified, and the window of Lei 7.238', () => {
    const achado: Pendencia = {
      codigo: 'LEI_7238',
      severidade: 'alerta',
      mensagem: '',
      dados: { janelaInicio: '2026-12-02', janelaFim: '2026-12-31', primeiraComunicacaoFora: '2026-11-30' },
    }
    expect(faixasDaLinha(simulada({ avisoTrabalhados: 30, dtDeslig: '2026-12-24' }), [achado])).toEqual([
      { from: '2026-11-24', to: '2026-12-24', tone: 'primary', label: 'aviso trabalhado, 30 dias' },
      { from: '2026-12-24', to: '2026-12-27', tone: 'primary', label: 'aviso indenizado, 33 dias' },
      {
        from: '2026-12-02',
        to: '2026-12-31',
        tone: 'warning',
        label: 'qua 02/12/2026 a qui 31/12/2026: Lei 7.238',
      },
    ])
    expect([foraDaJanela([achado]), foraDaJanela([])]).toEqual(['2026-11-30', undefined])
  })
})

describe('what it is compared with', () => {
  const dados = { causa: '02', aviso: 'indenizado', comunicacao: '2026-11-24' }

  it('is the other notice, the causes that fit, and another day', () => {
    expect(alternativasDe(dados, opcoes)).toEqual([
      { label: 'Aviso trabalhado', dados: { aviso: 'trabalhado' } },
      { label: 'Causa 33', dados: { causa: '33', aviso: 'indenizado' } },
      { label: 'Causa 07', dados: { causa: '07' } },
      { label: 'Outra data', dados: { comunicacao: '2026-12-01' } },
    ])
  })

  it('is told by cause, notice and day', () => {
    expect(ladoDe(dados, opcoes)).toEqual({ title: 'Causa 02', detail: 'indenizado, ter 24/11/2026' })
    expect(ladoDe({ causa: '01', aviso: 'nao_se_aplica' }, opcoes)).toEqual({ title: 'Causa 01', detail: '' })
  })
})

describe('the itemised check', () => {
  const conferencia: NonNullable<Registro['conferencia']> = {
    enviadaEm: '2026-11-26T12:00:00Z',
    enviadaPor: null,
    linhas: [
      {
        codigo: 'a',
        rotulo: 'A',
        referencia: '',
        tipo: 'provento',
        demonstrativo: 100,
        sistema: 100,
        resultado: 'ok',
        motivo: null,
      },
      {
        codigo: 'b',
        rotulo: 'B',
        referencia: '',
        tipo: 'desconto',
        demonstrativo: 38,
        sistema: null,
        resultado: 'divergente',
        motivo: 'Recebido',
      },
      {
        codigo: 'c',
        rotulo: 'C',
        referencia: '',
        tipo: 'provento',
        demonstrativo: 50,
        sistema: 50,
        resultado: null,
        motivo: null,
      },
    ],
  }
  const linhas = linhasDe(conferencia)

  it('stands with what payroll and the system say, discounts taken away', () => {
    expect(linhas.map(({ amounts }) => amounts)).toEqual([
      [100, 100],
      [-38, -0],
      [50, 50],
    ])
    expect(somasDe(conferencia)).toEqual([112, 150])
    const comMulta = conferencia.linhas.map((uma) => ({ ...uma, tipo: 'fgts' as const }))
    expect(somasDe({ ...conferencia, linhas: comMulta })).toEqual([0, 0])
  })

  it('keeps what was answered, and changes one line at a time', () => {
    const dadas = respostasDe(conferencia)
    expect(dadas).toEqual([
      { codigo: 'a', resultado: 'ok' },
      { codigo: 'b', resultado: 'divergente', motivo: 'Recebido' },
    ])
    expect(comResposta(dadas, 'a', { resultado: 'divergente', motivo: '' })[0]).toEqual({
      codigo: 'a',
      resultado: 'divergente',
      motivo: '',
    })
    expect(porLinha([null, 'x', { codigo: 'a', resultado: 'ok' }])).toEqual({ a: { resultado: 'ok' } })
    expect(porLinha(undefined)).toEqual({})
  })

  it('marks as right what is alike and nobody answered', () => {
    expect(
      comIguais(respostasDe(conferencia), linhas).map(({ codigo, resultado }) => [codigo, resultado]),
    ).toEqual([
      ['a', 'ok'],
      ['b', 'divergente'],
      ['c', 'ok'],
    ])
  })
})

describe('what the next move waits for', () => {
  it('is told once, without what only informs', () => {
    const achado = (codigo: string, severidade: Pendencia['severidade']): Pendencia => ({
      codigo,
      severidade,
      mensagem: codigo,
    })
    const pendencias = [achado('aviso', 'bloqueio'), achado('fgts', 'info'), achado('aviso', 'bloqueio')]
    expect(queFaltam({ pendencias }).map(({ codigo }) => codigo)).toEqual(['aviso'])
  })
})

describe('the words of a dismissal', () => {
  it('read cause, alínea, lists and amounts as people say them', () => {
    const { valor, daTransicao } = rotulosDe({})
    expect([
      valor(undefined, 'causa', '02'),
      valor(undefined, 'alinea', 'i'),
      valor(undefined, 'reducao', '7_dias'),
      valor(undefined, 'chamadas', [{ data: '2026-11-20', meio: 'telegrama' }]),
      legivel(valor(undefined, 'proventos', [{ descricao: 'Prêmio', valorCentavos: 15_000 }])),
      legivel(valor(undefined, 'descontos', [{ descricao: 'Avental', valorCentavos: 3800 }])),
    ]).toEqual([
      'Dispensa sem justa causa',
      'i) Abandono de emprego',
      'Faltar os últimos 7 dias',
      '20/11/2026, telegrama com cópia',
      'Prêmio: R$ 150,00',
      'Avental: R$ 38,00',
    ])
    expect(daTransicao?.('comunicar', { em: '2026-11-24' })).toEqual([
      { label: 'Comunicada em', valor: '24/11/2026' },
    ])
  })

  it('count the pieces that came back and the lines that are right', () => {
    expect(
      dadosDoParecer({
        pecas: [{ situacao: 'bom' }, { situacao: 'nao_devolvido' }],
        linhas: [{ resultado: 'ok' }],
      }),
    ).toEqual([
      { label: 'Peças', value: '1 de 2 devolvidas' },
      { label: 'Linhas', value: '1 de 1 certas' },
    ])
  })

  it('warn from the seventh of ten days on', () => {
    expect(tonsDosDias.map((tom) => tom[0]).join('')).toBe('sssssswwwe')
  })
})

describe('moving the notice', () => {
  const com = (...pendencias: Pendencia[]) => ({ pendencias }) as unknown as Registro
  const { cabe, proposta } = atos.prorrogacao
  const achado = (codigo: string, dados?: Record<string, unknown>): Pendencia => ({
    codigo,
    severidade: 'bloqueio',
    mensagem: 'O afastamento suspende o aviso.',
    ...(dados && { dados }),
  })

  it('is offered where a leave asks for it, with the day that the law gives', () => {
    expect(cabe?.(com(achado('LEI_7238')))).toBe(false)
    const pedida = com(achado('LEI_7238'), achado('AVISO_A_PRORROGAR', { ate: '2027-01-23' }))
    expect([cabe?.(pedida), proposta?.(pedida)]).toEqual([true, { avisoAte: '2027-01-23' }])
    const aberta = com(achado('AVISO_SUSPENSO'))
    expect([cabe?.(aberta), proposta?.(aberta)]).toEqual([true, {}])
  })
})

describe('the day to be reminded of', () => {
  const com = (...fins: (string | null)[]) => ({
    estabilidades: fins.map((fim, i) => ({
      nome: 'Membro eleito da CIPA',
      inicio: '2026-01-01',
      fim,
      situacao: i === 2 ? ('futura' as const) : ('vigente' as const),
      origem: '',
      fundamento: '',
      permite: [],
    })),
  })

  it('is the first after the last protection in force, where its end is known', () => {
    expect(diaLivre(com('2026-12-10', '2026-12-31'))).toBe('2027-01-01')
    expect(diaLivre(com('2026-12-10', '2026-11-30', '2028-01-01'))).toBe('2026-12-11')
    expect(diaLivre(com('2026-12-10', null))).toBeNull()
    expect(diaLivre(com())).toBeNull()
  })
})
