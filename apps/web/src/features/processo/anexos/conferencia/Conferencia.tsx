import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTeclas } from '../../../../lib/teclas/use-teclas.ts'
import { metrics, noPe } from '../../../../theme/metrics.ts'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import type { DoRegistro } from '../../registro/Acoes.tsx'
import { useTela } from '../../tela.ts'
import { useAbreDocumentos } from '../abrir-documento.ts'
import type { Checklist } from '../anexos.ts'
import { Dispensar } from '../Dispensar.tsx'
import { useFilePick } from '../../../../ui/upload/use-file-pick.ts'
import { Bandeja } from '../envio/Bandeja.tsx'
import { useBandeja } from '../envio/bandeja.ts'
import { TudoEmUmPdf } from '../envio/TudoEmUmPdf.tsx'
import { isPronto } from '../estado.ts'
import { Arquivo } from './Arquivo.tsx'
import { Barra } from './Barra.tsx'
import { agrupar, dadosProvados, entradasDe } from './entradas.ts'
import { Lista } from './Lista.tsx'
import { Painel } from './Painel.tsx'
import { useConferencia } from './use-conferencia.ts'

/** Widths of the section, in pixels, from which it has two and three columns. */
const DUAS = 700
const TRES = 1040

const Raiz = styled('section')({ containerType: 'inline-size' })

/** Height of the columns: between the head of the page and the bar of its moves, one screen. */
const ALTURA = 'clamp(400px, calc(100vh - 500px), 760px)'
/** Height of the columns while nothing has arrived, in pixels. */
const SEM_ARQUIVOS = 160

const Area = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"lista" "arquivo" "painel" "barra"',
  // An area without anything keeps the gap above it.
  '&:not(:has(> .barra))': { marginBottom: -12 },
  '& .coluna': { display: 'flex', flexDirection: 'column', minHeight: 0, overflow: 'hidden' },
  '& > .arquivo': { height: 320 },
  '&[data-sem-arquivos="true"] > .arquivo': { height: 'auto' },
  '& > .lista > .linhas': { flexDirection: 'column', flex: 1, minHeight: 0, display: 'none' },
  '& > .lista[data-aberta="true"] > .linhas': { display: 'flex' },
  // On one column the buttons stay in sight, over the bar of the phone; what takes the focus keeps above them.
  '& > .painel :is(button, textarea)': { scrollMarginBottom: 96 },
  '& > .painel.coluna': { overflow: 'visible' },
  '& .decisao': {
    position: 'sticky',
    bottom: noPe(`calc(${metrics.bottomBar}px + env(safe-area-inset-bottom))`),
    zIndex: 1,
    borderRadius: '0 0 16px 16px',
    '& button': { scrollMarginBottom: -200 },
  },
  [`@container (min-width: ${DUAS}px)`]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 388px)',
    gridTemplateAreas: '"lista lista" "arquivo painel" "barra barra"',
    '& > .arquivo, & > .painel': { height: ALTURA },
    '&[data-sem-arquivos="true"] > :is(.arquivo, .painel)': { height: SEM_ARQUIVOS },
    // Clipped, not hidden: the buttons stay over the bar of the page while the end of the column is below it.
    '& > .painel.coluna': { overflow: 'clip' },
    '& .decisao': { bottom: noPe() },
  },
  [`@container (min-width: ${TRES}px)`]: {
    gridTemplateColumns: '304px minmax(0, 1fr) 388px',
    gridTemplateAreas: '"lista arquivo painel" "barra barra barra"',
    '& > .lista': { height: ALTURA },
    '&[data-sem-arquivos="true"] > .lista': { height: 'auto', maxHeight: ALTURA, minHeight: SEM_ARQUIVOS },
    '&[data-sem-arquivos="true"] > :is(.arquivo, .painel)': { height: 'auto' },
    '& > .lista > .linhas': { display: 'flex' },
    '& .seletor': { display: 'none' },
  },
})

interface ConferenciaProps extends DoRegistro {
  readonly checklist: Checklist
}

/** Documents of a process beside the data that they prove: looked at, decided and sent, one after the other. */
export function Conferencia({ pagina, registro, checklist }: ConferenciaProps) {
  const { textos } = useTela()
  const conferencia = useConferencia(registro.id, checklist)
  const { i, atual, abrir, entradas, area } = conferencia
  const [lista, setLista] = useState(false)
  const { podeConferir, podeEnviar } = checklist
  const bandeja = useBandeja(registro.id, checklist.itens)
  const { isOver, zone, picker, open } = useFilePick(bandeja.juntar)
  useTeclas('Documentos', [
    { tecla: 'arrowdown', nome: 'Próximo documento', fazer: () => abrir(i + 1), dentro: area },
    { tecla: 'arrowup', nome: 'Documento anterior', fazer: () => abrir(i - 1), dentro: area },
  ])
  const dados = dadosProvados(
    atual?.item.prova ?? [],
    (registro as { readonly dados?: unknown }).dados,
    pagina.rotulosDe(registro),
  )
  const abrirItem = (tipoId: number): void => {
    abrir(entradas.findIndex(({ item }) => item.tipoId === tipoId))
    setLista(false)
  }
  useAbreDocumentos((tipoId) => {
    abrirItem(tipoId)
    // Whoever is led here was looking at another part of the page.
    conferencia.titulo.current?.scrollIntoView?.({ block: 'center' })
  })
  return (
    <Raiz ref={area} aria-label={`Documentos d${textos.o} ${textos.um}`}>
      {/* Outside the grid: an area that is empty would keep the gaps around it. */}
      <Box sx={{ display: 'grid', gap: 1.5, mb: 1.5, '&:empty': { display: 'none' } }}>
        {podeEnviar && <Bandeja bandeja={bandeja} itens={checklist.itens} />}
      </Box>
      <Area data-sem-arquivos={entradas.every(({ arquivo }) => arquivo === null)}>
        <Card
          className="lista coluna"
          data-aberta={lista}
          data-over={isOver}
          {...(podeEnviar && zone)}
          sx={{
            gridArea: 'lista',
            '&[data-over="true"]': { outline: 2, outlineColor: 'primary.main', bgcolor: 'primary.lighter' },
          }}
        >
          <Seletor
            conferencia={conferencia}
            checklist={checklist}
            aberta={lista}
            onLista={() => setLista(!lista)}
          />
          <div className="linhas">
            <Lista
              itens={checklist.itens}
              confere={podeConferir}
              abertoId={atual?.item.tipoId}
              onAbrir={abrirItem}
            />
            <Rodape>
              {podeEnviar && (
                <>
                  <input {...picker} multiple accept={bandeja.upload.tipos.join(',')} />
                  <Button size="small" startIcon={<Icon name="anexo" size={18} />} onClick={open}>
                    Enviar arquivos
                  </Button>
                </>
              )}
              <TudoEmUmPdf id={registro.id} checklist={checklist} />
              {podeConferir && <Dispensar id={registro.id} itens={checklist.itens} />}
            </Rodape>
          </div>
        </Card>
        <Card className="arquivo coluna" sx={{ gridArea: 'arquivo' }}>
          <Arquivo id={registro.id} checklist={checklist} conferencia={conferencia} />
        </Card>
        <Card className="painel coluna" sx={{ gridArea: 'painel' }}>
          <Painel
            conferencia={conferencia}
            dados={dados}
            confere={podeConferir}
            solicitante={registro.solicitante.nome.split(' ')[0] ?? ''}
          />
        </Card>
        {podeConferir && <Barra checklist={checklist} conferencia={conferencia} />}
      </Area>
    </Raiz>
  )
}

interface SeletorProps extends Pick<ConferenciaProps, 'checklist'> {
  readonly conferencia: ReturnType<typeof useConferencia>
  readonly aberta: boolean
  readonly onLista: () => void
}

/** What is done with all documents together, under their list. */
const Rodape = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 4,
  padding: 8,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& .MuiButton-root': { paddingInline: 6 },
  '&:empty': { display: 'none' },
}))

/** Where there is no room for the list: the open document, its neighbours, and the list to unfold. */
function Seletor({
  conferencia: { i, lugar, entradas, atual, abrir },
  checklist,
  aberta,
  onLista,
}: SeletorProps) {
  const [primeiro] = agrupar(checklist.itens)
  const prontos = entradasDe(primeiro?.itens ?? []).filter(({ item }) => isPronto(item.estado)).length
  return (
    <Box className="seletor" sx={{ display: 'flex', alignItems: 'center', p: 0.5 }}>
      <IconButton aria-label="Documento anterior" disabled={i <= 0} onClick={() => abrir(i - 1)}>
        <Icon name="abre-esquerda" size={20} />
      </IconButton>
      <Button
        color="inherit"
        aria-expanded={aberta}
        onClick={onLista}
        sx={{ flex: 1, minWidth: 0, display: 'block', textAlign: 'center', lineHeight: 1.3 }}
      >
        <Typography component="span" variant="subtitle2" noWrap sx={{ display: 'block' }}>
          {atual?.item.descricao}
        </Typography>
        <Typography
          component="span"
          variant="caption"
          color="textSecondary"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
        >
          {`documento ${lugar.i} de ${lugar.de} · ${prontos} ${prontos === 1 ? 'aprovado' : 'aprovados'} `}
          <Icon name={aberta ? 'seta-cima' : 'abre-baixo'} size={14} />
        </Typography>
      </Button>
      <IconButton
        aria-label="Próximo documento"
        disabled={i >= entradas.length - 1}
        onClick={() => abrir(i + 1)}
      >
        <Icon name="abre-direita" size={20} />
      </IconButton>
    </Box>
  )
}
