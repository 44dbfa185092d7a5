import type { Assinatura, OpcoesDeUso } from '@rh/domain/contract/chaves-de-acesso'
import { expect } from 'vitest'
import { createAutenticador, type Autenticador } from './autenticador.ts'
import { abrirFatores, type Navegador } from './fatores.ts'
import type { Client } from './harness.ts'

export const MEIO = { body: { meio: 'chave' } } as const
export const RECUSADA = { status: 401, body: { codigo: 'segundo_fator_recusado' } }
export const VENCIDO = { status: 401, body: { codigo: 'bilhete_vencido' } }

/** The demo company for the tests of one file about passkeys, as for those about any second factor. */
export function abrirChavesDeAcesso() {
  const f = abrirFatores()
  const { bilheteDe, chamar, confirmado } = f

  const cadastrar = async (client: Client, chave: Autenticador, nome = 'Celular') => {
    const { bilhete, opcoes } = await client.call('POST /api/conta/seguranca/chaves/preparar', MEIO)
    return client.call('POST /api/conta/seguranca/chaves/cadastrar', {
      body: { bilhete, nome, credencial: chave.criar(opcoes) },
    })
  }

  /** Gives somebody a passkey. */
  async function comChave(usuario: string) {
    const client = await confirmado(usuario)
    const chave = createAutenticador()
    return { client, chave, ...(await cadastrar(client, chave)) }
  }

  /** What the keys of a ticket are asked to sign. */
  async function desafio(bilhete: string, navegador: Navegador): Promise<OpcoesDeUso> {
    const { status, body } = await chamar('segundo-fator/desafio', { bilhete }, navegador)
    expect({ status, body }).toMatchObject({ status: 200 })
    return body['opcoes'] as OpcoesDeUso
  }

  const mostrar = (bilhete: string, assinatura: Assinatura, navegador: Navegador) =>
    chamar('segundo-fator/chave', { bilhete, assinatura }, navegador)

  /** Enters with the password and a key that does as the page asks, or not quite. */
  async function entrar(
    usuario: string,
    chave: Autenticador,
    desvio?: Parameters<Autenticador['assinar']>[1],
  ) {
    const { bilhete, ...navegador } = await bilheteDe(usuario)
    return mostrar(bilhete, chave.assinar(await desafio(bilhete, navegador), desvio), navegador)
  }

  return {
    get rh() {
      return f.rh
    },
    avisosDe: f.avisosDe,
    bilheteDe,
    chamar,
    confirmado,
    confirmar: f.confirmar,
    cadastrar,
    comChave,
    desafio,
    mostrar,
    entrar,
  }
}
