### Ce que le serveur dit de la table elle-même : revenir en arrière avec l’accord des autres.

## Revenir en arrière

takeback-asks = { $name } demande à revenir sur : « { $move } »
takeback-asks-unseen = { $name } demande à revenir sur sa dernière décision.
takeback-lost = Disparaît aussi ce qu’ont fait depuis : { $players }.
takeback-done = { $name } est revenu en arrière : « { $move } »
takeback-done-unseen = { $name } est revenu sur sa dernière décision.
takeback-kept = { $other } n’a pas accepté que { $name } revienne sur : « { $move } »
takeback-kept-unseen = { $other } n’a pas accepté que { $name } revienne sur sa dernière décision.

error-takeback-none = À cette table, on ne revient pas plus loin qu’« Annuler ».
error-takeback-asked = Quelqu’un demande à revenir en arrière. Les autres répondent d’abord.
error-takeback-free = Cela s’annule sans demander : annulez-le.
error-takeback-refused = Quelqu’un n’a pas accepté que vous reveniez là-dessus.
error-takeback-stand-in = À la place { $seat } joue un bot choisi par les autres : il ne peut pas donner son accord.
error-takeback-gone = Ce n’est plus demandé.
error-takeback-not-asked = On ne demande rien à la place { $seat }, ou elle a déjà répondu.
error-takeback-not-yours = Seul celui qui a demandé peut retirer sa demande.
error-takeback-which = Une réponse nomme par son numéro ce à quoi elle répond, et seule une réponse le fait.

## Prendre la place d’un bot

knock-asks = { $name } demande à remplacer { $bot } et verrait ses cartes.

error-knock-refused = Les joueurs de cette table n’ont pas accepté. Vous pouvez toujours regarder.
error-knock-busy = Quelqu’un d’autre demande une place. Réessayez dans un instant.
error-knock-gone = Ce n’est plus demandé.
error-knock-not-asked = On ne demande rien à la place { $seat }, ou elle a déjà répondu.
