import { describe, expect, it } from 'vitest'
import { noiteDe } from '../../test/clock.ts'
import { abrirEmpresa } from '../../test/empresa.ts'
import { anexar, aprovada, INICIO, pagar } from '../../test/ferias.ts'

const empresa = abrirEmpresa()

/** Deadlines of one vacation, as the start page of Rh has them at the end of a day, or as a day that is over had them. */
const prazosDe = async (numero: string, em?: string) => {
  const cadastro = await empresa.rh.as('cadastro')
  const deCada = (['avisar_ferias', 'pagar_ferias'] as const).map((tipo) =>
    cadastro.call('GET /api/inicio/prazos', { query: { tipo, ...(em && { em }) } }),
  )
  return (await Promise.all(deCada))
    .flatMap(({ results }) => results)
    .filter((linha) => linha.numero === numero)
    .map(({ tipo, dia }) => [tipo, dia])
}

describe('the deadlines of a vacation that begins on 11/01/2027', () => {
  it('are the signed notice (CLT art. 135), then the payment (art. 145), each until it is done', async () => {
    expect(INICIO).toBe('2027-01-11')
    const { registro } = await aprovada(empresa.rh, empresa.cliente)
    const { id, numero } = registro
    expect(await prazosDe(numero)).toEqual([])

    empresa.rh.clock.irPara(noiteDe('2026-12-08'))
    expect(await prazosDe(numero)).toEqual([['avisar_ferias', '2026-12-12']])
    empresa.rh.clock.irPara(noiteDe('2026-12-14'))
    expect(await prazosDe(numero)).toEqual([['avisar_ferias', '2026-12-12']])
    await anexar(await empresa.rh.as('cadastro'), id, 'AVISO_FERIAS')
    expect(await prazosDe(numero)).toEqual([])

    empresa.rh.clock.irPara(noiteDe('2027-01-05'))
    expect(await prazosDe(numero)).toEqual([['pagar_ferias', '2027-01-09']])
    const rescisao = await empresa.rh.as('rescisao')
    const { versao } = await rescisao.call('GET /api/ferias/obter/:id', { params: { id } })
    await pagar(rescisao, { id, versao }, '2027-01-05')
    expect(await prazosDe(numero)).toEqual([])

    // As a day before had them, neither was done.
    empresa.rh.clock.irPara(noiteDe('2027-01-06'))
    expect(await prazosDe(numero, '2026-12-08')).toEqual([['avisar_ferias', '2026-12-12']])
    expect(await prazosDe(numero, '2026-12-14')).toEqual([])
    expect(await prazosDe(numero, '2027-01-04')).toEqual([['pagar_ferias', '2027-01-09']])
  })

  it('stay both where neither is done', async () => {
    const { registro } = await aprovada(empresa.rh, empresa.cliente)
    empresa.rh.clock.irPara(noiteDe('2027-01-05'))
    expect(await prazosDe(registro.numero)).toEqual([
      ['avisar_ferias', '2026-12-12'],
      ['pagar_ferias', '2027-01-09'],
    ])
  })
})
