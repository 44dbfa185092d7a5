import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import type { AssuntoAberto, Etiqueta as EtiquetaDaPessoa } from '@rh/domain/contract/mail'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Tip } from '../../ui/feedback/Tip.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Etiqueta } from '../processo/Etiqueta.tsx'
import { etiquetasQuery, organizar } from './chamadas.ts'

interface AssuntoCabecaProps {
  readonly assunto: AssuntoAberto
  readonly voltar: string
  /** It has the page to itself. */
  readonly isPagina: boolean
  readonly onArquivar: (assunto: AssuntoAberto) => void
  readonly onNaoLida: (assunto: AssuntoAberto) => void
  readonly onEstrela: () => void
  readonly onEtiquetas: () => void
}

/** Title of a subject, its labels, and what is done with all of it. */
export function AssuntoCabeca({ assunto, voltar, isPagina, onEtiquetas, ...props }: AssuntoCabecaProps) {
  const { data, isError, refetch } = useQuery(etiquetasQuery)
  const minhas = data?.etiquetas.filter(({ id }) => assunto.etiquetas.includes(id)) ?? []
  return (
    <Box
      component="header"
      sx={{
        px: { xs: 1, md: 2 },
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.5,
      }}
    >
      <IconButton component={Link} to={voltar} aria-label="Voltar à lista" sx={{ display: { md: 'none' } }}>
        <Icon name="seta-esquerda" size={20} />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: { xs: 'calc(100% - 48px)', sm: 160 } }}>
        <Typography variant="subtitle1" component={isPagina ? 'h1' : 'h2'} sx={{ overflowWrap: 'anywhere' }}>
          {assunto.assunto}
        </Typography>
        {minhas.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.25 }}>
            {minhas.map(({ id, nome, cor }) => (
              <Etiqueta key={id} nome={nome} cor={cor} />
            ))}
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        {acoesDe(assunto, props).map(({ nome, icone, fazer, ligada = false }) => (
          <Tip key={icone} title={nome}>
            <IconButton aria-label={nome} onClick={fazer} color={ligada ? 'primary' : 'default'}>
              <Icon name={icone} size={20} />
            </IconButton>
          </Tip>
        ))}
        <Etiquetar
          assunto={assunto}
          etiquetas={data?.etiquetas}
          onDeNovo={isError && !data ? () => void refetch() : undefined}
          onEtiquetas={onEtiquetas}
        />
      </Box>
    </Box>
  )
}

interface AcaoDoAssunto {
  readonly nome: string
  readonly icone: string
  readonly fazer: () => void
  readonly ligada?: boolean
}

/** What is done with a subject as a whole. */
const acoesDe = (
  assunto: AssuntoAberto,
  { onArquivar, onNaoLida, onEstrela }: Pick<AssuntoCabecaProps, 'onArquivar' | 'onNaoLida' | 'onEstrela'>,
): readonly AcaoDoAssunto[] => [
  {
    nome: assunto.arquivada ? 'Devolver à entrada' : 'Arquivar',
    icone: assunto.arquivada ? 'entrada' : 'arquivar',
    fazer: () => onArquivar(assunto),
  },
  {
    nome: assunto.estrela ? 'Tirar a estrela' : 'Pôr estrela',
    icone: 'estrela',
    fazer: onEstrela,
    ligada: assunto.estrela,
  },
  { nome: 'Marcar como não lida', icone: 'mensagens', fazer: () => onNaoLida(assunto) },
]

interface EtiquetarProps extends Pick<AssuntoCabecaProps, 'assunto' | 'onEtiquetas'> {
  /** The person's own; undefined until they are read. */
  readonly etiquetas: readonly EtiquetaDaPessoa[] | undefined
  /** Reads them again, where they could not be read. */
  readonly onDeNovo: (() => void) | undefined
}

/** Puts the person's labels on a subject, and takes them off. */
function Etiquetar({ assunto, etiquetas, onDeNovo, onEtiquetas }: EtiquetarProps) {
  const [ancora, setAncora] = useState<HTMLElement | null>(null)
  const queries = useQueryClient()
  const trocar = (id: number): void => {
    const tem = assunto.etiquetas.includes(id)
    void organizar(queries, [assunto.id], tem ? { retirar: [id] } : { incluir: [id] })
  }
  return (
    <>
      <Tip title="Etiquetar">
        <IconButton
          aria-label="Etiquetar"
          aria-haspopup="menu"
          aria-expanded={ancora !== null}
          onClick={({ currentTarget }) => setAncora(currentTarget)}
        >
          <Icon name="etiqueta" size={20} />
        </IconButton>
      </Tip>
      {ancora && (
        <Menu open anchorEl={ancora} onClose={() => setAncora(null)}>
          {etiquetas?.map(({ id, nome, cor }) => (
            <MenuItem
              key={id}
              role="menuitemcheckbox"
              aria-checked={assunto.etiquetas.includes(id)}
              onClick={() => trocar(id)}
            >
              <Box component="span" sx={{ width: 26, display: 'inline-flex' }}>
                {assunto.etiquetas.includes(id) && <Icon name="check" size={18} />}
              </Box>
              <Etiqueta nome={nome} cor={cor} />
            </MenuItem>
          ))}
          {onDeNovo && (
            <MenuItem onClick={onDeNovo}>Não foi possível ver as etiquetas. Tentar de novo</MenuItem>
          )}
          <MenuItem
            onClick={() => {
              setAncora(null)
              onEtiquetas()
            }}
          >
            Organizar etiquetas…
          </MenuItem>
        </Menu>
      )}
    </>
  )
}
