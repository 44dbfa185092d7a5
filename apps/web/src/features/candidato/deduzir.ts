import { lugarDoCep } from '@rh/domain/br/cep'
import { isVazio, type RawSheet, type RawValue } from '@rh/domain/processo/raw-form'
import { NACIONALIDADE_BRASIL } from '@rh/domain/regras/admissao/imigrante'

/** Place of a CEP, as answers; empty for one that is not whole. */
function lugarDe(cep: RawValue | undefined): Readonly<Record<string, RawValue>> {
  const lugar = lugarDoCep(typeof cep === 'string' ? cep : '')
  return lugar ? { uf: lugar.uf, municipio: lugar.municipio } : {}
}

/**
 * What a new answer says of others on its screen: a CEP of the address, a nationality of the country of birth. Only what
 * nobody answered, or what an earlier CEP said, is filled in: what the person typed stays.
 */
export function deduzir(campo: string, valor: RawValue, antes: RawSheet): Readonly<Record<string, RawValue>> {
  if (campo === 'nacionalidade')
    return valor === 'BN' && isVazio(antes['paisNascimento']) ? { paisNascimento: NACIONALIDADE_BRASIL } : {}
  if (campo !== 'cep') return {}
  const de = lugarDe(antes['cep'])
  const para = lugarDe(valor)
  const isLivre = (outro: string): boolean => isVazio(antes[outro]) || antes[outro] === de[outro]
  if (para['uf'] === undefined || !isLivre('uf')) return {}
  return { uf: para['uf'], ...(isLivre('municipio') && { municipio: para['municipio'] ?? null }) }
}
