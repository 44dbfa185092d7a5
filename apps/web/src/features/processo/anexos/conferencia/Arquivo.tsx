import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { isADispensar } from '@rh/domain/processo/anexos'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { save, saveFile } from '../../../../lib/api/download.ts'
import { useFetching } from '../../../../lib/api/use-fetching.ts'
import { useTeclas } from '../../../../lib/teclas/use-teclas.ts'
import { useGrupos } from '../../../../lib/session/use-session.ts'
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx'
import { Tecla } from '../../../../ui/teclas/Tecla.tsx'
import { useTela } from '../../tela.ts'
import { arquivoQuery, type ArquivoAnexo, type Checklist } from '../anexos.ts'
import { Remover } from '../ArquivoLinha.tsx'
import { DispensarDialog } from '../Dispensar.tsx'
import { EnviarUm } from '../envio/EnviarUm.tsx'
import { PedirDocumento } from '../PedirDocumento.tsx'
import { avisoDoSigilo } from '../sigilo.ts'
import { Mesa, Visor } from '../visor/Visor.tsx'
import type { Conferencia } from './use-conferencia.ts'
import { UsarEmOutro } from './UsarEmOutro.tsx'

interface ArquivoProps {
  readonly id: number
  readonly checklist: Checklist
  readonly conferencia: Conferencia
}

/** The open file, or what to do where there is none. */
export function Arquivo(props: ArquivoProps) {
  const { arquivo } = props.conferencia
  return arquivo ? <Aberto key={arquivo.id} {...props} arquivo={arquivo} /> : <SemArquivo {...props} />
}

function Aberto(props: ArquivoProps & { readonly arquivo: ArquivoAnexo }) {
  const { arquivo, conferencia } = props
  const { tipo, chamadas } = useTela()
  const conteudo = useQuery(arquivoQuery(tipo, arquivo.id))
  const nome = arquivo.nome ?? 'arquivo'
  const { data } = conteudo
  const { busy, run: baixar } = useFetching(async () => {
    if (data) save(data, nome)
    else await saveFile(chamadas.anexo, { params: { id: arquivo.id } })
    // Looked at in another program.
    conferencia.marcarVisto()
  })
  const rodape = <Rodape {...props} baixando={busy} onBaixar={baixar} />
  const naoVeio = useEffectEvent(conferencia.marcarIlegivel)
  useEffect(() => {
    if (conteudo.isError) naoVeio()
  }, [conteudo.isError])
  if (!data)
    return (
      <>
        <Mesa>
          {conteudo.isError ? (
            <ErrorState error={conteudo.error} onRetry={conteudo.refetch} />
          ) : (
            <Skeleton variant="rectangular" sx={{ height: '100%', minHeight: 240 }} />
          )}
        </Mesa>
        {rodape}
      </>
    )
  return (
    <Visor
      arquivo={data}
      tipo={arquivo.tipo}
      nome={nome}
      area={conferencia.area}
      onVisto={conferencia.marcarVisto}
      onIlegivel={conferencia.marcarIlegivel}
      ilegivel={<NaoAbre onBaixar={baixar} />}
      rodape={rodape}
    />
  )
}

const NaoAbre = ({ onBaixar }: { readonly onBaixar: () => void }) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, p: 4, textAlign: 'center' }}>
    <Typography variant="subtitle2" component="p">
      Este arquivo não abriu aqui
    </Typography>
    <Typography variant="body2" color="textSecondary">
      Ele pode estar danificado. Baixe para ver em outro programa, ou recuse como ilegível.
    </Typography>
    <Button variant="outlined" onClick={onBaixar}>
      Baixar
    </Button>
  </Box>
)

interface RodapeProps extends ArquivoProps {
  readonly arquivo: ArquivoAnexo
  readonly baixando: boolean
  readonly onBaixar: () => void
}

/** What else is done with a file. */
function Rodape({ id, checklist, conferencia, arquivo, baixando, onBaixar }: RodapeProps) {
  const [usando, setUsando] = useState(false)
  const { podeEnviar } = checklist
  const { atual } = conferencia
  useTeclas(
    'Outro uso',
    podeEnviar ? [{ tecla: 'u', nome: 'Usar o arquivo em outro item', fazer: () => setUsando(true) }] : [],
  )
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
        px: 1,
        py: 0.5,
        minHeight: 44,
      }}
    >
      {podeEnviar && (
        <Button
          size="small"
          aria-keyshortcuts="U"
          endIcon={<Tecla tecla="u" />}
          onClick={() => setUsando(true)}
        >
          Usar em outro item
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        loading={baixando}
        onClick={onBaixar}
        aria-label={`Baixar ${arquivo.nome ?? ''}`}
      >
        Baixar
      </Button>
      {podeEnviar && arquivo.estado === 'enviado' && (
        <Remover processoId={id} id={arquivo.id} nome={arquivo.nome ?? ''} />
      )}
      {podeEnviar && atual && <EnviarUm id={id} item={atual.item} />}
      {atual && arquivo.estado === 'reprovado' && <PedirDocumento id={id} item={atual.item} />}
      {usando && (
        <UsarEmOutro id={id} arquivo={arquivo} itens={checklist.itens} onClose={() => setUsando(false)} />
      )}
    </Box>
  )
}

/** Place of a document of which nobody sent a file yet, or whose file this person does not open. */
function SemArquivo({ id, checklist, conferencia: { atual } }: ArquivoProps) {
  const { tela } = useTela()
  const { quemVeSensiveis = [], aviso } = tela.anexos ?? {}
  const grupos = useGrupos()
  const [dispensando, setDispensando] = useState(false)
  if (!atual) return <Mesa />
  const { item } = atual
  const sigilo = avisoDoSigilo(item, grupos, quemVeSensiveis)
  const falta = item.estado === 'pendente'
  const dispensa = checklist.podeConferir && isADispensar(item)
  return (
    <Mesa>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, p: 4, textAlign: 'center' }}>
        <Typography variant="subtitle2" component="p">
          {falta
            ? 'Ainda não chegou'
            : item.estado === 'dispensado'
              ? 'Dispensado sem arquivo'
              : 'Arquivo reservado'}
        </Typography>
        {sigilo && (
          <Typography variant="body2" color="textSecondary">
            {aviso ?? sigilo}
          </Typography>
        )}
        {falta && <PedirDocumento id={id} item={item} />}
        {checklist.podeEnviar && <EnviarUm id={id} item={item} destaque />}
        {dispensa && (
          <Button color="inherit" onClick={() => setDispensando(true)}>
            {`Dispensar: ${item.descricao}`}
          </Button>
        )}
      </Box>
      {dispensando && <DispensarDialog id={id} itens={[item]} onClose={() => setDispensando(false)} />}
    </Mesa>
  )
}
