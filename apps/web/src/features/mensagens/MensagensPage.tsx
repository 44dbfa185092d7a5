import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState, useSyncExternalStore } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { baixarArquivo } from '../../lib/api/download.ts'
import { idDoEndereco } from '../../lib/nav/id-do-endereco.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { useUnsaved } from '../../lib/storage/unsaved.ts'
import { useTeclas } from '../../lib/teclas/use-teclas.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ListaVaziaArt } from '../../ui/illustration/ListaVaziaArt.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { LegendaDeTeclas } from '../../ui/teclas/LegendaDeTeclas.tsx'
import { NARROW, useMedia } from '../../theme/use-is-phone.ts'
import { Assunto } from './Assunto.tsx'
import { Caixas } from './Caixas.tsx'
import type { Onde } from './chamadas.ts'
import { EditorDe } from './EditorDe.tsx'
import { emBranco } from './escrita.ts'
import { Lista } from './Lista.tsx'
import { ondeDe, queryDe } from './lugar.ts'
import { NovaMensagem } from './NovaMensagem.tsx'
import { Paineis } from './Paineis.tsx'
import { haSaindo, seguirSaida } from './saida.ts'
import { useAoVivo } from './use-ao-vivo.ts'
import { useCorreio } from './use-correio.ts'

const EtiquetasDialog = lazyPart(
  'EtiquetasDialog',
  async () => (await import('./EtiquetasDialog.tsx')).EtiquetasDialog,
)

const ESPERA_MS = 250
const MINIMO = 2

/** `mensagens/:id?`: the internal mail of a person. */
export function Component() {
  const setor = useSetor()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const aberta = idDoEndereco(useParams().id)
  const escrevendo = query.get('escrever')
  const daCaixa = ondeDe(query)
  const [busca, setBusca] = useState('')
  const procurada = useDebounced(busca.trim(), ESPERA_MS)
  // What is cleared is left at once, and not when the typing would have settled.
  const isBusca = busca !== '' && procurada.length >= MINIMO
  const onde: Onde = isBusca ? { busca: procurada } : daCaixa
  const [etiquetando, setEtiquetando] = useState(false)
  const isEstreita = useMedia(NARROW)
  useUnsaved(
    useSyncExternalStore(seguirSaida, haSaindo),
    'uma mensagem que ainda pode ser desfeita: ela sai em alguns segundos',
  )
  useAoVivo()
  const hrefDe = (qual: number | null, escrever?: string, lugar: Onde = daCaixa): string =>
    `/${setor}/mensagens${qual === null ? '' : `/${qual}`}${queryDe(lugar, escrever)}`
  const irPara = (href: string): void => void navigate(href)
  const correio = useCorreio({ onde, aberta, escrevendo, hrefDe, isEstreita })
  useTeclas('Mensagens', correio.teclas)
  const editor =
    escrevendo === null ? null : (
      <EditorDe
        key={escrevendo}
        chave={escrevendo}
        comecada={correio.comecada}
        isResposta={aberta !== null}
        onFim={() => irPara(hrefDe(aberta))}
        onVoltar={(chave) => irPara(hrefDe(aberta, chave))}
      />
    )
  const nova = editor && (
    <NovaMensagem voltar={() => irPara(hrefDe(null))} isPagina={isEstreita}>
      {editor}
    </NovaMensagem>
  )
  const painel =
    aberta === null ? (
      nova
    ) : (
      <Assunto
        key={aberta}
        id={aberta}
        voltar={hrefDe(null)}
        isPagina={isEstreita}
        editor={editor}
        onArquivar={(um) => void correio.arquivar(um)}
        onNaoLida={(um) => void correio.naoLida(um)}
        onResponder={correio.responder}
        onEtiquetas={() => setEtiquetando(true)}
      />
    )
  return (
    <Page
      dense
      subtitle="Correio interno: lê quem recebeu, e mais ninguém"
      actions={<Acoes onEscrever={() => correio.comecar(emBranco, null)} />}
      // On a phone an open message has the whole page, and its own heading.
      {...(isEstreita && painel !== null && { header: <span /> })}
    >
      <Paineis
        caixas={
          <Caixas
            onde={onde}
            hrefDe={(lugar) => hrefDe(null, undefined, lugar)}
            onEscolher={() => setBusca('')}
            onEtiquetas={() => setEtiquetando(true)}
          />
        }
        lista={
          <Lista
            onde={onde}
            aberta={aberta}
            escrevendo={escrevendo}
            busca={busca}
            onBusca={setBusca}
            hrefDe={(qual) => hrefDe(qual)}
            hrefDoRascunho={(chave, qual) => hrefDe(qual, chave)}
            campo={correio.campo}
          />
        }
        painel={painel}
        vazio={<NadaAberto />}
      />
      <Box sx={{ mt: 1.5 }}>
        <LegendaDeTeclas teclas={correio.teclas} />
      </Box>
      {etiquetando && <EtiquetasDialog onClose={() => setEtiquetando(false)} />}
    </Page>
  )
}

const Acoes = ({ onEscrever }: { readonly onEscrever: () => void }) => (
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
    <Button variant="contained" startIcon={<Icon name="editar" size={18} />} onClick={onEscrever}>
      Escrever
    </Button>
  </>
)

const NadaAberto = () => (
  <Box sx={{ display: 'grid', placeItems: 'center', height: '100%' }}>
    <EmptyState
      illustration={<ListaVaziaArt />}
      title="Escolha uma mensagem"
      text="Ou escreva a pessoas, a um grupo ou a um setor."
    />
  </Box>
)
