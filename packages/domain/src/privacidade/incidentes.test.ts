import { describe, expect, it } from 'vitest'
import { incidenteSchema, prazoDeComunicar, prazoDeCompletar, situacaoDoIncidente } from './incidentes.ts'

describe('Resolução CD/ANPD 15/2024: three business days to tell ANPD and the people', () => {
  it.each([
    ['a Monday', '2026-11-23', '2026-11-26'],
    ['a Thursday, over the weekend', '2026-11-26', '2026-12-01'],
    ['a Saturday', '2026-11-28', '2026-12-02'],
    ['the eve of a national holiday', '2026-12-24', '2026-12-30'],
  ])('from %s', (_quando, conhecido, prazo) => {
    expect(prazoDeComunicar(conhecido)).toBe(prazo)
  })

  it('and twenty to complete it', () => {
    expect(prazoDeCompletar('2026-11-02')).toBe('2026-12-01')
  })
})

describe('an incident', () => {
  const conhecido = { conhecidoEm: '2026-11-23', riscoRelevante: true }
  it.each([
    [{ ...conhecido }, '2026-11-26', 'a_comunicar'],
    [{ ...conhecido }, '2026-11-27', 'atrasado'],
    [{ ...conhecido, anpdEm: '2026-11-24' }, '2026-11-27', 'atrasado'],
    [{ ...conhecido, anpdEm: '2026-11-24', titularesEm: '2026-11-26' }, '2026-12-27', 'comunicado'],
    [{ ...conhecido, anpdEm: '2026-11-24', titularesEm: '2026-11-27' }, '2026-11-27', 'fora_do_prazo'],
    [{ ...conhecido, riscoRelevante: false }, '2027-01-01', 'sem_risco'],
  ])('%j on %s is %s', (incidente, hoje, situacao) => {
    expect(situacaoDoIncidente(incidente, hoje)).toBe(situacao)
  })

  it('says in words what does not fit', () => {
    const dados = {
      conhecidoEm: '2026-11-23',
      ocorridoEm: '2026-11-24',
      descricao: 'Planilha enviada ao endereço errado',
      categorias: ['bancario'],
      titulares: 12,
      riscoRelevante: false,
      avaliacao: 'Baixo',
      medidas: 'Pedido de exclusão',
      anpdEm: '2026-11-20',
    }
    const { error } = incidenteSchema.safeParse(dados)
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'ocorridoEm',
      'anpdEm',
      'semComunicacao',
    ])
    expect(
      incidenteSchema.safeParse({
        ...dados,
        ocorridoEm: undefined,
        anpdEm: undefined,
        semComunicacao: 'Ninguém abriu',
      }).success,
    ).toBe(true)
  })
})
