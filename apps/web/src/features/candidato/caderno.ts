import type { FichaDoCandidato } from '@rh/domain/contract/candidato'
import { isIgual, type RawValue } from '@rh/domain/processo/raw-form'
import type { EtapaDoCandidato, Respostas } from '@rh/domain/processos/admissao/candidato'
import { ApiError, toApiError } from '../../lib/api/api-error.ts'
import { chamar, passa } from './chamar.ts'
import { comResposta, criarQuadro, type Estado, type Quadro } from './estado.ts'
import { criarFila } from './fila.ts'
import { nomeDoLink, type Loja } from './loja.ts'

type Fila = ReturnType<typeof criarFila>
type Chave = ReturnType<typeof criarChave>

/** The person's form on this phone. Everything is drawn from `estado`. */
export function criarCaderno(token: string, loja: Loja) {
  const quadro = criarQuadro()
  const chave = criarChave(token)
  const fila: Fila = criarFila({
    quadro,
    loja,
    entrada: chave.ler,
    onFalha: (erro) => percurso.tropecar(erro),
  })
  const percurso = criarPercurso({ token, loja, quadro, chave, fila })
  return {
    estado: quadro.ler,
    assinar: quadro.assinar,
    entrada: chave.ler,
    abrir: percurso.abrir,
    entrar: percurso.entrar,
    consentir: percurso.consentir,
    ...criarRespostas({ quadro, chave, fila }),
    enviar: fila.enviar,
    fechar: fila.fechar,
  }
}
export type Caderno = ReturnType<typeof criarCaderno>

/** The entry that the two questions opened: of this tab, and of this link alone. */
function criarChave(token: string) {
  const gaveta = `candidato:${nomeDoLink(token)}`
  let entrada = sessionStorage.getItem(gaveta)
  return {
    ler: () => entrada,
    guardar: (nova: string): void => {
      entrada = nova
      sessionStorage.setItem(gaveta, nova)
    },
    perder: (): void => {
      entrada = null
      sessionStorage.removeItem(gaveta)
    },
  }
}

interface MeiosDoCaderno {
  readonly quadro: Quadro
  readonly chave: Chave
  readonly fila: Fila
}

interface MeiosDoPercurso extends MeiosDoCaderno {
  readonly token: string
  readonly loja: Loja
}

/** From the link to the form, and out of it again when the link ends. */
function criarPercurso({ token, loja, quadro, chave, fila }: MeiosDoPercurso) {
  /** Takes what the server has, with what this phone has not sent on top. */
  const tomarFicha = (ficha: FichaDoCandidato): void => {
    fila.conhecer(ficha)
    quadro.mudar({
      ficha,
      respostas: fila.sobrepor(ficha.respostas.reduce(comResposta, {} as Respostas)),
      documentos: ficha.documentos,
      passo: ficha.consentiuEm === null ? 'aviso' : 'ficha',
      recusa: null,
    })
    if (ficha.consentiuEm === null) return
    // Nothing stays here once the person is done.
    if (ficha.concluidoEm === null) void loja.guardarFicha(ficha).catch(() => undefined)
    void fila.enviar()
  }

  /** Nothing of it can be sent any more, and the phone may be somebody else's tomorrow. */
  const encerrar = async (recusa: Estado['recusa']): Promise<void> => {
    chave.perder()
    quadro.mudar({ passo: 'invalido', recusa, ficha: null, respostas: {}, documentos: [] })
    await fila.esvaziar()
  }

  /** What a failure means for where the person is. */
  const tropecar = async (erro: unknown): Promise<void> => {
    const { status, mensagem, acao, campos } = toApiError(erro)
    if (status === 401) {
      chave.perder()
      await conferirLink()
    } else if (passa(erro) && status !== 429) await seguirSemRede()
    else if (status === 404) await encerrar({ mensagem, acao })
    else quadro.mudar({ passo: 'invalido', recusa: 'token' in campos ? INCOMPLETO : { mensagem, acao } })
  }

  /** Goes on from what the server told last, as far as somebody is in. */
  const seguirSemRede = async (): Promise<void> => {
    if (quadro.ler().ficha) return
    const guardada = await loja.ficha()
    if (guardada && Date.parse(guardada.expiraEm) <= Date.now()) return encerrar(VENCIDO)
    if (!guardada || chave.ler() === null) return quadro.mudar({ passo: 'sem_conexao' })
    tomarFicha(guardada)
    quadro.mudar({ rede: 'sem_conexao' })
  }

  const conferirLink = async (): Promise<void> => {
    try {
      await chamar('POST /api/candidato/link', { body: { token } })
      quadro.mudar({ passo: 'perguntas' })
    } catch (erro) {
      await tropecar(erro)
    }
  }

  const lerFicha = async (): Promise<void> =>
    tomarFicha(await chamar('GET /api/candidato/ficha', { entrada: chave.ler() }))

  return {
    tropecar,
    /** Begins, or begins again after there was no connection. */
    abrir: async (): Promise<void> => {
      quadro.mudar({ passo: 'conferindo' })
      await fila.retomar()
      await (chave.ler() === null ? conferirLink() : lerFicha().catch(tropecar))
    },
    /** Answers the two questions. Throws what the server says of wrong ones. */
    entrar: async (nascimento: string, cpfFinal: string): Promise<void> => {
      try {
        const aberta = await chamar('POST /api/candidato/entrar', { body: { token, nascimento, cpfFinal } })
        chave.guardar(aberta.entrada)
        await lerFicha()
      } catch (erro) {
        if (erro instanceof ApiError && (erro.status === 404 || erro.status === 429)) await tropecar(erro)
        throw erro
      }
    },
    consentir: async (versao: 1): Promise<void> => {
      const body = { versao }
      await chamar('POST /api/candidato/consentir', { entrada: chave.ler(), body }).then(tomarFicha, tropecar)
    },
  }
}

/** What the person does in the form. */
function criarRespostas({ quadro, chave, fila }: MeiosDoCaderno) {
  return {
    responder: async (etapa: EtapaDoCandidato, campo: string, valor: RawValue): Promise<void> => {
      const { respostas } = quadro.ler()
      if (isIgual(respostas[etapa]?.[campo] ?? null, valor)) return
      quadro.mudar({ respostas: comResposta(respostas, { etapa, campo, valor }) })
      await fila.responder({ etapa, campo, valor })
    },
    fotografar: fila.fotografar,
    esquecerFoto: fila.tirarFoto,
    /** Takes back a photograph that the server has. Throws where there is no connection. */
    retirar: async (id: number): Promise<void> => {
      const entrada = chave.ler()
      const { documentos } = await chamar('POST /api/candidato/documento/retirar', { entrada, body: { id } })
      quadro.mudar({ documentos })
    },
    /** Tells that the person is done, once everything arrived. Throws what keeps it from arriving. */
    concluir: async (): Promise<void> => {
      await fila.esperar()
      const { porEnviar, recusadas, fotos } = quadro.ler()
      if (Object.keys(recusadas).length > 0 || fotos.some(({ recusa }) => recusa !== undefined))
        throw new ApiError({ status: 400, codigo: 'validacao', ...RECUSADO })
      if (porEnviar > 0) throw new ApiError({ status: 0, codigo: 'sem_conexao', ...SEM_INTERNET })
      const { concluidoEm } = await chamar('POST /api/candidato/concluir', { entrada: chave.ler() })
      const { ficha } = quadro.ler()
      if (ficha) quadro.mudar({ ficha: { ...ficha, concluidoEm } })
      await fila.esvaziar()
    },
    buscarListas: async (): Promise<void> => {
      if (quadro.ler().listas) return
      quadro.mudar({ listas: await chamar('GET /api/candidato/listas', { entrada: chave.ler() }) })
    },
    cidades: async (uf: string): Promise<readonly string[]> => {
      const query = { uf: uf as 'SP' }
      return (await chamar('GET /api/candidato/cidades', { entrada: chave.ler(), query })).nomes
    },
  }
}

const SEM_INTERNET = {
  mensagem: 'Ainda não deu para enviar tudo.',
  acao: 'Está guardado neste celular. Deixe esta página aberta até a internet voltar.',
}
const RECUSADO = {
  mensagem: 'Alguma coisa não foi aceita.',
  acao: 'Corrija o que está marcado na lista e toque em Terminar de novo.',
}
/** An address that lost its end on the way, as where a message broke it in two. */
const INCOMPLETO = {
  mensagem: 'Este link está incompleto.',
  acao: 'Abra o link inteiro, como chegou para você. Se não der, peça um link novo a quem mandou.',
}
const VENCIDO = {
  mensagem: 'Este link não vale mais.',
  acao: 'Peça um link novo a quem lhe mandou este.',
}
