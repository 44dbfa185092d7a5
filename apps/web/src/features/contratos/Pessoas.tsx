import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { PessoaLinha } from './PessoaLinha.tsx'
import type { Contrato } from './queries.ts'
import { contar, contemTexto } from './textos.ts'
import { SearchBox } from '../../ui/form/inputs/SearchBox.tsx'

/** Who covers somebody else has a line for that and one for the own post, and is one person. */
const quantas = (linhas: readonly { readonly pessoa: { readonly vinculoId: number } }[]): number =>
  new Set(linhas.map(({ pessoa }) => pessoa.vinculoId)).size

/** Everybody in the contract on the day, by name. */
export function Pessoas({ contrato: { postos, locais } }: { readonly contrato: Contrato }) {
  const [busca, setBusca] = useState('')
  const localDe = new Map(locais.map(({ id, nome }) => [id, nome]))
  const todas = postos
    .flatMap(({ id, pessoas, cargo, localId }) =>
      pessoas.map((pessoa) => ({ pessoa, postoId: id, onde: `${cargo} · ${localDe.get(localId) ?? ''}` })),
    )
    .toSorted((a, b) => a.pessoa.nome.localeCompare(b.pessoa.nome, 'pt-BR'))
  const achadas = todas.filter(({ pessoa, onde }) =>
    contemTexto(`${pessoa.nome} ${pessoa.matricula} ${onde}`, busca),
  )
  return (
    <>
      <SearchBox
        label="Buscar pessoas do contrato"
        placeholder="Buscar por nome, matrícula, cargo ou local"
        value={busca}
        onChange={setBusca}
      />
      <Typography variant="body2" color="textSecondary" component="output" sx={{ display: 'block', mt: 1.5 }}>
        {busca
          ? `${quantas(achadas)} de ${contar(quantas(todas), 'pessoa', 'pessoas')}`
          : contar(quantas(todas), 'pessoa', 'pessoas')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {achadas.map(({ pessoa, postoId, onde }) => (
          <PessoaLinha key={`${pessoa.vinculoId}-${postoId}-${pessoa.desde}`} pessoa={pessoa} onde={onde} />
        ))}
      </Box>
    </>
  )
}
