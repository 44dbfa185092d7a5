import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { AssuntoAberto, MensagemInterna } from '@rh/domain/contract/mail'
import { assuntoEncaminhado, destinosDaResposta, textoEncaminhado } from '@rh/domain/mensagens/citacao'
import { ANEXOS_MAXIMO, caixas, type Caixa } from '@rh/domain/mensagens/limites'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { baixarArquivo } from '../../lib/api/download.ts'
import { followSocket, link } from '../../lib/api/socket.ts'
import { formatDateTime } from '../../lib/format.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { notify } from '../../lib/notify.ts'
import { useUsuario } from '../../lib/session/use-session.ts'
import { useUnsaved } from '../../lib/storage/unsaved.ts'
import type { Tecla } from '../../lib/teclas/teclas.ts'
import { useTeclas } from '../../lib/teclas/use-teclas.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { metrics } from '../../theme/metrics.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ListaVaziaArt } from '../../ui/illustration/ListaVaziaArt.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { LegendaDeTeclas } from '../../ui/teclas/LegendaDeTeclas.tsx'
import { Assunto, type Modo } from './Assunto.tsx'
import { Caixas } from './Caixas.tsx'
import { assuntoQuery, lerDeNovo, listaQuery, organizar, rascunhoQuery, type Onde } from './chamadas.ts'
import { emBranco, escritaDe, type Escrita } from './escrita.ts'
import { Lista } from './Lista.tsx'
import { haSaindo, seguirSaida } from './saida.ts'
import { naAba } from './use-rascunho.ts'

const EtiquetasDialog = lazy(async () => ({
  default: (await import('./EtiquetasDialog.tsx')).EtiquetasDialog,
}))
const Editor = lazy(async () => ({ default: (await import('./Editor.tsx')).Editor }))

const ESPERA_MS = 250
const MINIMO = 2

const numero = (texto: string | null | undefined): number | null =>
  /^[1-9]\d{0,8}$/.test(texto ?? '') ? Number(texto) : null

/** Where the address is: a box, a label, or the drafts. */
function ondeDe(query: URLSearchParams): Onde {
  const etiqueta = numero(query.get('etiqueta'))
  if (etiqueta !== null) return { etiqueta }
  const caixa = query.get('caixa')
  if (caixa === 'rascunhos') return { rascunhos: true }
  return { caixa: caixas.find((uma) => uma === caixa) ?? 'entrada' }
}

function queryDe(onde: Onde, escrever?: string): string {
  const query = new URLSearchParams({
    ...('caixa' in onde && onde.caixa !== 'entrada' && { caixa: onde.caixa satisfies Caixa }),
    ...('rascunhos' in onde && { caixa: 'rascunhos' }),
    ...('etiqueta' in onde && { etiqueta: String(onde.etiqueta) }),
    ...(escrever !== undefined && { escrever }),
  }).toString()
  return query === '' ? '' : `?${query}`
}

/** What is begun on this screen, before the server knows of it. */
interface Comecada {
  readonly chave: string
  readonly escrita: Escrita
}

/** `mensagens/:id?`: the internal mail of a person. */
export function Component() {
  const setor = useSetor()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { id: eu } = useUsuario()
  const [query] = useSearchParams()
  const aberta = numero(useParams().id)
  const escrevendo = query.get('escrever')
  const daCaixa = ondeDe(query)
  const [busca, setBusca] = useState('')
  const procurada = useDebounced(busca.trim(), ESPERA_MS)
  const onde: Onde = procurada.length >= MINIMO ? { busca: procurada } : daCaixa
  const [comecada, setComecada] = useState<Comecada | null>(null)
  // Once it was left it is on the server, and is read from there.
  const [deixada, setDeixada] = useState(escrevendo)
  if (deixada !== escrevendo) {
    setDeixada(escrevendo)
    if (comecada?.chave === deixada) setComecada(null)
  }
  const [etiquetando, setEtiquetando] = useState(false)
  const campo = useRef<HTMLInputElement>(null)
  const isEstreita = useMediaQuery((theme) => theme.breakpoints.down('md'))
  useUnsaved(
    useSyncExternalStore(seguirSaida, haSaindo),
    'uma mensagem que ainda pode ser desfeita: ela sai em alguns segundos',
  )
  useAoVivo()
  const raiz = `/${setor}/mensagens`
  const hrefDe = (qual: number | null, escrever?: string, lugar: Onde = daCaixa): string =>
    `${raiz}${qual === null ? '' : `/${qual}`}${queryDe(lugar, escrever)}`
  const irPara = (href: string): void => void navigate(href)
  const comecar = (escrita: Escrita, qual: number | null): void => {
    const chave = crypto.randomUUID()
    setComecada({ chave, escrita })
    irPara(hrefDe(qual, chave))
  }
  const responder = (assunto: AssuntoAberto, mensagem: MensagemInterna, modo: Modo): void => {
    if (modo === 'encaminhar') {
      comecar(encaminhada(assunto, mensagem), null)
      return
    }
    const todos = [
      ...mensagem.para,
      ...mensagem.copia,
      { codigo: `pessoa:${mensagem.autorId}`, nome: mensagem.autor },
    ]
    const nomear = (codigos: readonly string[]) =>
      codigos.flatMap((codigo) => todos.find((um) => um.codigo === codigo) ?? [])
    const destinos = destinosDaResposta(
      {
        autorId: mensagem.autorId,
        para: mensagem.para.map(({ codigo }) => codigo),
        copia: mensagem.copia.map(({ codigo }) => codigo),
      },
      eu,
      modo === 'todos',
    )
    const escrita = {
      ...emBranco,
      para: nomear(destinos.para),
      copia: nomear(destinos.copia),
      respostaA: mensagem.id,
    }
    comecar(escrita, assunto.id)
  }
  const seguinte = useVizinhas(onde, aberta)
  const arquivar = async ({ id, arquivada }: Pick<AssuntoAberto, 'id' | 'arquivada'>): Promise<void> => {
    const depois = seguinte(1) ?? seguinte(-1)
    if (!(await organizar(queries, [id], { arquivada: !arquivada }))) return
    notify.success(arquivada ? 'De volta à entrada.' : 'Arquivada.', {
      action: { label: 'Desfazer', onClick: () => void organizar(queries, [id], { arquivada }) },
    })
    irPara(hrefDe(isEstreita ? null : depois))
  }
  const naoLida = async ({ id }: Pick<AssuntoAberto, 'id'>): Promise<void> => {
    if (await organizar(queries, [id], { lida: false })) irPara(hrefDe(null))
  }
  const doAberto = (fazer: (assunto: AssuntoAberto, ultima: MensagemInterna) => void) => (): void => {
    const assunto = aberta === null ? undefined : queries.getQueryData(assuntoQuery(aberta).queryKey)
    const ultima = assunto?.mensagens.at(-1)
    if (assunto && ultima) fazer(assunto, ultima)
  }
  const andar = (passo: 1 | -1) => (): void => {
    const qual = seguinte(passo)
    if (qual !== null) irPara(hrefDe(qual))
  }
  const teclas: readonly Tecla[] = [
    { tecla: 'j', nome: 'Próxima mensagem', curto: 'navegar', fazer: andar(1) },
    { tecla: 'k', nome: 'Mensagem anterior', curto: 'navegar', fazer: andar(-1) },
    { tecla: 'c', nome: 'Escrever', curto: 'escrever', fazer: () => comecar(emBranco, null) },
    {
      tecla: 'r',
      nome: 'Responder',
      curto: 'responder',
      fazer: doAberto((um, dela) => responder(um, dela, 'responder')),
    },
    { tecla: 'a', nome: 'Responder a todos', fazer: doAberto((um, dela) => responder(um, dela, 'todos')) },
    { tecla: 'f', nome: 'Encaminhar', fazer: doAberto((um, dela) => responder(um, dela, 'encaminhar')) },
    { tecla: 'e', nome: 'Arquivar', curto: 'arquivar', fazer: doAberto((um) => void arquivar(um)) },
    {
      tecla: 's',
      nome: 'Pôr ou tirar a estrela',
      fazer: doAberto((um) => void organizar(queries, [um.id], { estrela: !um.estrela })),
    },
    { tecla: 'u', nome: 'Marcar como não lida', fazer: doAberto((um) => void naoLida(um)) },
    { tecla: '/', nome: 'Buscar', fazer: () => campo.current?.focus() },
  ]
  useTeclas('Mensagens', teclas)
  const editor =
    escrevendo === null ? null : (
      <EditorDe
        key={escrevendo}
        chave={escrevendo}
        comecada={comecada?.chave === escrevendo ? comecada.escrita : null}
        isResposta={aberta !== null}
        onFim={() => irPara(hrefDe(aberta))}
        onVoltar={(chave) => irPara(hrefDe(aberta, chave))}
      />
    )
  const haPainel = aberta !== null || editor !== null
  return (
    <Page
      dense
      subtitle="Correio interno: lê quem recebeu, e mais ninguém"
      actions={
        <>
          <Button
            variant="outlined"
            color="inherit"
            aria-label="Exportar minhas mensagens"
            startIcon={<Icon name="baixar" size={18} />}
            onClick={() => void baixarArquivo('GET /api/mail/exportar', {})}
          >
            Exportar
          </Button>
          <Button
            variant="contained"
            startIcon={<Icon name="editar" size={18} />}
            onClick={() => comecar(emBranco, null)}
          >
            Escrever
          </Button>
        </>
      }
      // On a phone an open message has the whole page, and its own heading.
      {...(isEstreita && haPainel && { header: <span /> })}
    >
      <Card
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: '340px minmax(0, 1fr)',
            lg: '184px minmax(300px, 360px) minmax(0, 1fr)',
          },
          gridTemplateRows: { xs: 'auto', md: 'auto minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
          height: { md: 'max(460px, calc(100dvh - var(--topo) - 204px))' },
          minHeight: {
            xs: haPainel
              ? `calc(100dvh - var(--topo) - ${metrics.bottomBar + 20}px - env(safe-area-inset-bottom))`
              : 0,
            md: 0,
          },
          overflow: 'hidden',
        }}
      >
        <Box
          sx={{
            display: { xs: haPainel ? 'none' : 'block', md: 'block' },
            gridColumn: { md: '1 / -1', lg: 'auto' },
            minWidth: 0,
            minHeight: 0,
            borderBottom: { xs: 1, lg: 0 },
            borderRight: { lg: 1 },
            borderColor: { xs: 'divider', lg: 'divider' },
          }}
        >
          <Caixas
            onde={onde}
            hrefDe={(lugar) => hrefDe(null, undefined, lugar)}
            onEtiquetas={() => setEtiquetando(true)}
          />
        </Box>
        <Box
          component="section"
          aria-label="Lista de mensagens"
          sx={{
            display: { xs: haPainel ? 'none' : 'block', md: 'block' },
            minWidth: 0,
            minHeight: 0,
            borderRight: { md: 1 },
            borderColor: { md: 'divider' },
          }}
        >
          <Lista
            onde={onde}
            aberta={aberta}
            escrevendo={escrevendo}
            busca={busca}
            onBusca={setBusca}
            hrefDe={(qual) => hrefDe(qual)}
            hrefDoRascunho={(chave, qual) => hrefDe(qual, chave)}
            campo={campo}
          />
        </Box>
        <Box sx={{ display: { xs: haPainel ? 'block' : 'none', md: 'block' }, minWidth: 0, minHeight: 0 }}>
          {aberta !== null ? (
            <Assunto
              key={aberta}
              id={aberta}
              voltar={hrefDe(null)}
              isPagina={isEstreita}
              editor={editor}
              onArquivar={(um) => void arquivar(um)}
              onNaoLida={(um) => void naoLida(um)}
              onResponder={responder}
              onEtiquetas={() => setEtiquetando(true)}
            />
          ) : editor ? (
            <NovaMensagem voltar={() => irPara(hrefDe(null))} isPagina={isEstreita}>
              {editor}
            </NovaMensagem>
          ) : (
            <Box sx={{ display: 'grid', placeItems: 'center', height: '100%' }}>
              <EmptyState
                illustration={<ListaVaziaArt />}
                title="Escolha uma mensagem"
                text="Ou escreva a pessoas, a um grupo ou a um setor."
              />
            </Box>
          )}
        </Box>
      </Card>
      <Box sx={{ mt: 1.5 }}>
        <LegendaDeTeclas teclas={teclas} />
      </Box>
      <Suspense>{etiquetando && <EtiquetasDialog onClose={() => setEtiquetando(false)} />}</Suspense>
    </Page>
  )
}

/** A message that is sent on: who said what, and the files that came with it. */
const encaminhada = (
  { assunto }: AssuntoAberto,
  { autor, para, enviadaEm, texto, anexos }: MensagemInterna,
): Escrita => ({
  ...emBranco,
  assunto: assuntoEncaminhado(assunto),
  texto: textoEncaminhado({
    autor,
    para: para.map(({ nome }) => nome),
    quando: formatDateTime(enviadaEm),
    assunto,
    texto,
  }),
  anexos: anexos.slice(0, ANEXOS_MAXIMO),
})

/** The subjects beside the open one, in the list as it is when that is asked. */
function useVizinhas(onde: Onde, aberta: number | null): (passo: 1 | -1) => number | null {
  const queries = useQueryClient()
  return (passo) => {
    if ('rascunhos' in onde) return null
    const paginas = queries.getQueryData(listaQuery(onde).queryKey)?.pages ?? []
    const lista = [...new Set(paginas.flatMap(({ results }) => results.map(({ id }) => id)))]
    if (aberta === null) return (passo === 1 ? lista[0] : lista.at(-1)) ?? null
    const aqui = lista.indexOf(aberta)
    return aqui < 0 ? null : (lista[aqui + passo] ?? null)
  }
}

/** Reads the mail anew when an alert tells of something, or the connection was away. */
function useAoVivo(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const ler = (): void => lerDeNovo(queries)
    let ouvida: typeof link.tela = null
    const seguir = (): void => {
      ouvida?.off('alerta', ler)
      ouvida = link.tela
      ouvida?.on('alerta', ler)
      if (ouvida) ler()
    }
    const deixar = followSocket(seguir)
    ouvida = link.tela
    ouvida?.on('alerta', ler)
    return () => {
      deixar()
      ouvida?.off('alerta', ler)
    }
  }, [queries])
}

interface EditorDeProps {
  readonly chave: string
  /** Begun on this screen; null for a draft of the server. */
  readonly comecada: Escrita | null
  readonly isResposta: boolean
  readonly onFim: () => void
  readonly onVoltar: (chave: string) => void
}

/** The editor of a draft: begun here, or read first. */
function EditorDe({ chave, comecada, ...props }: EditorDeProps) {
  const { id: eu } = useUsuario()
  const [inicial] = useState(comecada)
  const { data, error, refetch } = useQuery({ ...rascunhoQuery(chave), enabled: inicial === null })
  const esperando = <Skeleton variant="rounded" height={240} sx={{ m: 2 }} />
  // Typed without a connection, and never kept by the server: this tab alone has it.
  const soDaqui = error?.status === 404 && naAba(eu, chave, 0) !== null
  const nova = inicial ?? (soDaqui ? emBranco : null)
  if (error && !data && !nova) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data && !nova) return esperando
  return (
    <Suspense fallback={esperando}>
      <Editor
        chave={chave}
        versao={nova ? 0 : (data?.versao ?? 0)}
        salva={nova ?? (data ? escritaDe(data) : emBranco)}
        {...props}
      />
    </Suspense>
  )
}

interface NovaMensagemProps {
  readonly voltar: () => void
  readonly isPagina: boolean
  readonly children: ReactNode
}

const NovaMensagem = ({ voltar, isPagina, children }: NovaMensagemProps) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}>
    <Box
      component="header"
      sx={{
        px: { xs: 1, md: 2 },
        py: 1,
        minHeight: 57,
        borderBottom: 1,
        borderColor: 'divider',
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
      }}
    >
      <IconButton aria-label="Voltar à lista" onClick={voltar} sx={{ display: { md: 'none' } }}>
        <Icon name="seta-esquerda" size={20} />
      </IconButton>
      <Typography variant="subtitle1" component={isPagina ? 'h1' : 'h2'}>
        Nova mensagem
      </Typography>
    </Box>
    <Box sx={{ flex: 1, minHeight: 0, overflowY: { md: 'auto' } }}>{children}</Box>
  </Box>
)
