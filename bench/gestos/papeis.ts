import { conectar, daquiA } from '../../e2e/pessoas.ts'
import { umaPagina } from '../../e2e/pdf.ts'
import type { Servidor } from '../../e2e/servidor.ts'
import { isDispensavel } from '@rh/domain/processo/anexos'

interface Item {
  readonly tipoId: number
  readonly codigo: string
  readonly exigido: boolean
  readonly estado: string
}

interface Admissao {
  readonly versao: number
  readonly dados: { readonly uniforme: { readonly tamanhos?: readonly object[] } }
}

const MOTIVO = 'Originais conferidos no balcão'

async function lerChecklist(servidor: Servidor, admissaoId: number) {
  const conexao = await conectar(servidor, 'cadastro')
  const { itens } = await conexao.ler<{ itens: readonly Item[] }>(`/api/admissao/anexos/${admissaoId}`)
  return { ...conexao, itens }
}

async function enviar(servidor: Servidor, token: string, onde: { admissaoId: number; item: Item }) {
  const { admissaoId, item } = onde
  const body = new FormData()
  const arquivo = new Blob([new Uint8Array(umaPagina(item.codigo))], { type: 'application/pdf' })
  body.append('arquivo', arquivo, `${item.codigo}.pdf`)
  const resposta = await fetch(
    `${servidor.url}/api/admissao/anexo?admissaoId=${admissaoId}&tipoId=${item.tipoId}`,
    { method: 'POST', headers: { authorization: `Bearer ${token}` }, body },
  )
  if (!resposta.ok) throw new Error(`${item.codigo}: ${resposta.status} ${await resposta.text()}`)
}

/** So many documents arrive, the ones that no reason waives first; the rest is waived, as seen in the original. */
export async function chegamDocumentos(servidor: Servidor, admissaoId: number, quantos: number) {
  const { itens, token, mandar } = await lerChecklist(servidor, admissaoId)
  const pendentes = itens
    .filter(({ estado }) => estado === 'pendente')
    .toSorted((a, b) => Number(isDispensavel(a)) - Number(isDispensavel(b)))
  for (const item of pendentes.slice(0, quantos)) await enviar(servidor, token, { admissaoId, item })
  const dispensas = pendentes
    .slice(quantos)
    .filter(({ exigido }) => exigido)
    .map(({ tipoId }) => ({ tipoId, motivo: MOTIVO }))
  if (dispensas.length > 0) await mandar('/api/admissao/anexo/dispensar', { admissaoId, dispensas })
}

/** What is signed on the first day was seen in the original, and the uniform is handed over. */
export async function assinamERecebem(servidor: Servidor, admissaoId: number) {
  const { itens, mandar } = await lerChecklist(servidor, admissaoId)
  const dispensas = itens
    .filter(({ exigido, estado }) => exigido && estado === 'pendente')
    .map(({ tipoId }) => ({ tipoId, motivo: MOTIVO }))
  if (dispensas.length > 0) await mandar('/api/admissao/anexo/dispensar', { admissaoId, dispensas })
  const almoxarifado = await conectar(servidor, 'almoxarifado')
  const admissao = await almoxarifado.ler<Admissao>(`/api/admissao/obter/${admissaoId}`)
  const dados = { entregueEm: daquiA(0), pecas: admissao.dados.uniforme.tamanhos }
  await almoxarifado.mandar('/api/admissao/parecer', {
    id: admissaoId,
    versao: admissao.versao,
    parecer: 'entrega',
    decisao: 'aprovado',
    dados,
  })
}
