import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatDateTime } from '../format.ts'
import { companyClock, companyInstant } from './company-time.ts'
import { companyZone, inCompanyZone, setCompanyZone } from './fuso.ts'
import { hojeNaEmpresa } from './hoje.ts'

afterEach(() => setCompanyZone('America/Sao_Paulo'))

/** Monday, five to one in the morning in Brasília; Sunday in Manaus and in Rio Branco. */
const MADRUGADA = '2026-11-23T03:55:00Z'

describe('the clock of the company', () => {
  it.each([
    ['America/Sao_Paulo', '2026-11-23', '00:55'],
    ['America/Manaus', '2026-11-22', '23:55'],
    ['America/Rio_Branco', '2026-11-22', '22:55'],
  ])('in %s reads %s, %s', (zone, data, hora) => {
    setCompanyZone(zone)
    const [ano, mes, doMes] = data.split('-')
    expect(hojeNaEmpresa(new Date(MADRUGADA))).toBe(data)
    expect(companyClock(new Date(MADRUGADA))).toEqual({ data, hora })
    expect(companyInstant(data, hora)).toBe('2026-11-23T03:55:00.000Z')
    expect(formatDateTime(MADRUGADA)).toBe(`${doMes}/${mes}/${ano}, ${hora}`)
  })

  it('makes a formatter once for each zone', () => {
    const make = vi.fn<(zone: string) => string>((zone) => zone)
    const read = inCompanyZone(make)
    expect([read(), read()]).toEqual(['America/Sao_Paulo', 'America/Sao_Paulo'])
    setCompanyZone('America/Manaus')
    expect([read(), read()]).toEqual(['America/Manaus', 'America/Manaus'])
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('stays that of Brasília where the browser does not know the zone', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    setCompanyZone('America/Atlantida')
    expect(companyZone()).toBe('America/Sao_Paulo')
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })
})
