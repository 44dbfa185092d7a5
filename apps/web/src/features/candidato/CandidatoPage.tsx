import {
  campoDoCandidato,
  isExigida,
  isRespondida,
  perguntasFeitas,
  type GrupoDePerguntas,
} from '@rh/domain/processos/admissao/candidato'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { isIgual, type RawValue } from '@rh/domain/processo/raw-form'
import { toApiError } from '../../lib/api/api-error.ts'
import type { Caderno } from './caderno.ts'
import { deduzir } from './deduzir.ts'
import { Aviso, Parada, Perguntas } from './Entrada.tsx'
import { chaveDe, type Estado } from './estado.ts'
import { Fotos } from './Fotos.tsx'
import { Lista } from './Lista.tsx'
import { Pergunta } from './Pergunta.tsx'
import { emAberto, erroDe, fotosEmAberto, ondeEsta, telas, type EmAberto, type Tela } from './respostas.ts'

/** Page of a person who is to be hired, on the own phone. */
export function CandidatoPage({ caderno }: { readonly caderno: Caderno }) {
  const estado = useSyncExternalStore(caderno.assinar, caderno.estado)
  useEffect(() => {
    void caderno.abrir()
    const enviar = (): void => void caderno.enviar()
    window.addEventListener('online', enviar)
    return () => {
      window.removeEventListener('online', enviar)
      caderno.fechar()
    }
  }, [caderno])
  return (
    <main>
      <Passos caderno={caderno} estado={estado} />
    </main>
  )
}

interface PassoProps {
  readonly caderno: Caderno
  readonly estado: Estado
}

function Passos({ caderno, estado }: PassoProps) {
  if (estado.passo === 'conferindo') return <output className="tela apoio">Abrindo…</output>
  if (estado.passo === 'perguntas') return <Perguntas caderno={caderno} estado={estado} />
  if (estado.passo === 'aviso') return <Aviso caderno={caderno} estado={estado} />
  if (estado.passo === 'ficha') return <Ficha caderno={caderno} estado={estado} />
  return <Parada caderno={caderno} estado={estado} />
}

const doEndereco = (): number =>
  Math.max(
    0,
    telas.findIndex(({ nome }) => `#${nome}` === window.location.hash),
  )

/** The screen in the address, so that the phone's own way back goes to the screen before. */
function useTela(): readonly [number, (para: number) => void] {
  const [atual, setAtual] = useState(doEndereco)
  useEffect(() => {
    const olhar = (): void => setAtual(doEndereco())
    window.addEventListener('hashchange', olhar)
    return () => window.removeEventListener('hashchange', olhar)
  }, [])
  const ir = (para: number): void => {
    window.location.hash = telas[para]?.nome ?? ''
    setAtual(para)
  }
  return [atual, ir]
}

function Ficha({ caderno, estado }: PassoProps) {
  const [atual, ir] = useTela()
  const [cobrada, setCobrada] = useState<string | null>(null)
  const tela = telas[atual] ?? telas[0]
  useEffect(() => {
    caderno.buscarListas().catch(() => undefined)
  }, [caderno])
  if (!tela) return null
  const adiante = (): void => {
    const errada = tela.grupo && hasErro(tela.grupo, estado)
    setCobrada(errada ? tela.nome : null)
    if (!errada) ir(atual + 1)
  }
  const ultima = atual === telas.length - 1
  return (
    <form
      className="tela"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // The field that is being typed in keeps its answer first.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        window.setTimeout(adiante)
      }}
    >
      <Cabeca atual={atual} estado={estado} />
      <Titulo key={tela.nome}>{tela.titulo}</Titulo>
      <Conteudo tela={tela} cobrada={cobrada === tela.nome} caderno={caderno} estado={estado} ir={ir} />
      <div className="rodape">
        {atual > 0 && (
          <button type="button" className="secundario" onClick={() => ir(atual - 1)}>
            Voltar
          </button>
        )}
        {ultima ? (
          <Terminar caderno={caderno} estado={estado} />
        ) : (
          <button type="submit" className="principal">
            Continuar
          </button>
        )}
      </div>
    </form>
  )
}

/** A new screen starts at its top, and at its title for those who do not see it change. */
function Titulo({ children }: { readonly children: string }) {
  const titulo = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    titulo.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={titulo} tabIndex={-1}>
      {children}
    </h1>
  )
}

const hasErro = ({ etapa, ...grupo }: GrupoDePerguntas, { respostas }: Estado): boolean =>
  perguntasFeitas({ etapa, ...grupo }, respostas).some(
    ({ campo }) => erroDe(campoDoCandidato(etapa, campo), respostas[etapa]?.[campo]) !== null,
  )

function Cabeca({ atual, estado }: { readonly atual: number; readonly estado: Estado }) {
  return (
    <header>
      <progress max={telas.length} value={atual + 1} aria-label="Andamento" />
      <output className="apoio">{`${atual + 1} de ${telas.length} · ${ondeEsta(estado)}`}</output>
    </header>
  )
}

interface ConteudoProps extends PassoProps {
  readonly tela: Tela
  readonly cobrada: boolean
  readonly ir: (para: number) => void
}

function Conteudo({ tela, cobrada, caderno, estado, ir }: ConteudoProps): ReactNode {
  if (tela.grupo)
    return <Grupo key={tela.nome} grupo={tela.grupo} cobrada={cobrada} caderno={caderno} estado={estado} />
  if (tela.nome === 'fotos') return <Fotos caderno={caderno} estado={estado} />
  return <Conferir estado={estado} ir={ir} />
}

interface GrupoProps extends PassoProps {
  readonly grupo: GrupoDePerguntas
  readonly cobrada: boolean
}

function Grupo({ grupo, cobrada, caderno, estado }: GrupoProps) {
  const { etapa, ajuda } = grupo
  const respostas = estado.respostas[etapa] ?? {}
  const ufDe = { municipio: 'uf', municipioNascimento: 'ufNascimento' } as Readonly<Record<string, string>>
  const responder = (campo: string, valor: RawValue): void => {
    // A question that was only left again says nothing new of the others.
    if (isIgual(respostas[campo] ?? null, valor)) return
    void caderno.responder(etapa, campo, valor)
    for (const [outro, achado] of Object.entries(deduzir(campo, valor, respostas)))
      void caderno.responder(etapa, outro, achado)
  }
  return (
    <>
      {ajuda && <p className="apoio">{ajuda}</p>}
      {perguntasFeitas(grupo, estado.respostas).map((pergunta) => {
        const { campo, texto } = pergunta
        const valor = respostas[campo]
        const falta = cobrada && isExigida(etapa, pergunta) && !isRespondida(valor)
        const recusa = estado.recusadas[chaveDe(etapa, campo)]
        const comum = { valor, falta, recusa, onResposta: (nova: RawValue) => responder(campo, nova) }
        const declarado = campoDoCandidato(etapa, campo)
        if (declarado.tipo === 'lista') return <Lista key={campo} campo={campo} titulo={texto} {...comum} />
        const doEstado = ufDe[campo]
        const sigla = doEstado === undefined ? undefined : respostas[doEstado]
        return (
          <Pergunta
            key={campo}
            campo={declarado}
            texto={texto}
            ajuda={pergunta.ajuda}
            listas={estado.listas}
            {...comum}
            {...(doEstado !== undefined && {
              cidades: { de: typeof sigla === 'string' ? sigla : '', buscar: caderno.cidades },
            })}
          />
        )
      })}
    </>
  )
}

interface ConferirProps extends PassoProps {
  readonly ir: (para: number) => void
}

const isConcluida = ({ ficha }: Estado): boolean => typeof ficha?.concluidoEm === 'string'

/** What is done and what is open, screen by screen. */
function Conferir({ estado, ir }: Omit<ConferirProps, 'caderno'>) {
  const resumo = telas.slice(0, -1).map((tela, i) => ({ tela, i, ...abertosDa(tela, estado) }))
  const completa = resumo.every(({ faltam, corrigir }) => faltam.length + corrigir.length === 0)
  return (
    <>
      {isConcluida(estado) ? (
        <output className="aviso">
          Pronto! Recebemos tudo. Quem cuida da sua admissão vai conferir e falar com você.
        </output>
      ) : (
        <p className="apoio">
          {completa
            ? 'Está tudo respondido. Toque em Terminar.'
            : 'Complete agora, ou termine assim e traga o que falta depois.'}
        </p>
      )}
      <ol className="resumo">
        {resumo.map(({ tela, i, faltam, corrigir }) => (
          <li key={tela.nome}>
            <button type="button" onClick={() => ir(i)}>
              <strong>{tela.titulo}</strong>
              {corrigir.length > 0 && <span className="erro">{`Corrija: ${corrigir.join(', ')}`}</span>}
              {faltam.length > 0 && <span className="falta">{`Falta: ${faltam.join(', ')}`}</span>}
              {faltam.length + corrigir.length === 0 && <span className="pronto">✓ Pronto</span>}
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Tells that the person is done, once everything arrived. */
function Terminar({ caderno, estado }: PassoProps) {
  const [erro, setErro] = useState<string | null>(null)
  const [indo, setIndo] = useState(false)
  const terminar = async (): Promise<void> => {
    setIndo(true)
    setErro(null)
    try {
      await caderno.concluir()
    } catch (falha) {
      const { mensagem, acao } = toApiError(falha)
      setErro(`${mensagem} ${acao}`)
    } finally {
      setIndo(false)
    }
  }
  if (isConcluida(estado)) return null
  return (
    <div className="terminar">
      {erro && (
        <p className="erro" role="alert">
          {erro}
        </p>
      )}
      <button type="button" className="principal" disabled={indo} onClick={() => void terminar()}>
        {indo ? 'Enviando…' : 'Terminar'}
      </button>
    </div>
  )
}

const abertosDa = ({ grupo }: Tela, estado: Estado): EmAberto =>
  grupo ? emAberto(grupo, estado) : fotosEmAberto(estado)
